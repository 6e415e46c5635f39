import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BuildOptions, Plugin } from 'vite';

const FILE = 'licences.md';
const HEAD = '# Licences\n\nThe work of others that comes with this site, and its terms.';
/** Packages whose font files are subset and delivered. */
const FONTS = ['@fontsource-variable/imbue', '@fontsource-variable/instrument-sans'];

/** Has Vite name every package whose code reaches the browser, with its licence in full. */
export const licences: NonNullable<BuildOptions['license']> = { fileName: FILE };

/**
 * Adds the fonts' licences to the file of the scripts' licences: both have to be distributed with
 * the files.
 *
 * @throws when the file is missing, or a font has no licence
 */
export function fontLicencesPlugin(): Plugin {
  return {
    name: 'noughtline:font-licences',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        const scripts = bundle[FILE];
        if (scripts?.type !== 'asset') throw new Error(`Vite wrote no ${FILE}.`);
        const [, ...parts] = String(scripts.source)
          .trim()
          .split(/\n(?=## )/);
        const fonts = await Promise.all(FONTS.map(licenceOf));
        scripts.source = [HEAD, ...parts.map((part) => part.trim()), ...fonts, ''].join('\n\n');
      },
    },
  };
}

/** A package's licence in the format of Vite's file. */
async function licenceOf(name: string): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const manifest = await readFile(resolve(`${name}/package.json`), 'utf8');
  const { version, license } = JSON.parse(manifest) as Readonly<
    Record<'version' | 'license', string>
  >;
  const text = await readFile(resolve(`${name}/LICENSE`), 'utf8');
  return `## ${name} - ${version} (${license})\n\n${text.trim()}`;
}
