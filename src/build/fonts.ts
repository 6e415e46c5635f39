import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { filesBelow, fingerprint, IN_FILE_NAME } from '../node/fingerprint';

/** One family as the theme uses it. */
interface Face {
  /** Name of its file. */
  readonly name: string;
  readonly family: string;
  /** Path in `node_modules`. */
  readonly file: string;
  /** The range of its axes that is kept. */
  readonly axes: Record<string, number | { min: number; max: number }>;
  readonly weight: string;
  /** The OpenType features that the site uses: each further one adds glyphs. */
  readonly features: readonly string[];
  /** Characters of the sources that never use this face. */
  readonly without?: string;
  /** In em. */
  readonly ascent: number;
  readonly descent: number;
  /**
   * Installed fonts that are shown until it has loaded, best first. `sizeAdjust` was measured in a
   * browser on the site's own headings and paragraphs: width of the web font over width of the
   * fallback. Hand-written: with the figures of `@capsizecss/core` (102.7 % and 71.4 %, from average
   * letter widths) the worst page shifts by 0.024 instead of 0.010.
   */
  readonly fallbacks: readonly { readonly local: readonly string[]; readonly sizeAdjust: number }[];
}

/**
 * In the order in which pages request them. The larger is loaded over the page's own connection,
 * whose congestion window has grown by then; the other fits into the first ten packets of a new
 * connection.
 */
const FACES: readonly Face[] = [
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 550 } },
    // Declared up to bold, or browsers would synthesise bold.
    weight: '400 700',
    features: ['kern', 'liga', 'locl', 'tnum'],
    ascent: 0.97,
    descent: 0.25,
    // Roboto, which Android has, is a four-hundredth narrower.
    fallbacks: [{ local: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], sizeAdjust: 1.015 }],
  },
  {
    name: 'imbue',
    family: 'Imbue',
    file: '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2',
    // One weight: a second axis costs ten kilobytes, and the optical size matters more.
    axes: { opsz: { min: 28, max: 100 }, wght: 340 },
    weight: '340',
    features: ['kern', 'liga', 'locl'],
    without: '"#$*=«»',
    ascent: 0.95,
    descent: 0.25,
    fallbacks: [
      { local: ['Times New Roman', 'Liberation Serif'], sizeAdjust: 0.67 },
      // The serif that Android has.
      { local: ['Noto Serif'], sizeAdjust: 0.565 },
    ],
  },
];

const OUT = '.cache/fonts';
/** Characters that future texts will need; all others are found in the sources. */
const ALWAYS =
  ' !"%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz£éèàöü–‘’“”…';
/** Characters that occur in code only: a page that shows one gets the fallback font's. Of a space that does not break, browsers draw the space. */
const CODE = '<>[\\]^_`{|}~\u00a0';

/**
 * Subsets the faces to the characters that the site's sources hold and writes
 * them with their style sheet to `.cache/fonts`. Does nothing when neither the
 * characters nor the fonts have changed.
 */
export async function fonts(): Promise<void> {
  const inUse = await charactersInUse();
  const require = createRequire(import.meta.url);
  await mkdir(OUT, { recursive: true });
  const rules: string[] = [];
  const current = new Set(['fonts.css']);
  for (const face of FACES) {
    const { without = '' } = face;
    const characters = [...inUse].filter((character) => !without.includes(character)).join('');
    const original = await readFile(require.resolve(face.file));
    const id = fingerprint(original, characters, JSON.stringify([face.axes, face.features]));
    const file = `${face.name}.${id.slice(0, IN_FILE_NAME)}.woff2`;
    if (!existsSync(`${OUT}/${file}`)) {
      const subset = await subsetFont(original, characters, {
        targetFormat: 'woff2',
        variationAxes: face.axes,
        keepFeatures: [...face.features],
      });
      await writeFile(`${OUT}/${file}`, subset);
    }
    current.add(file);
    rules.push(...rulesOf(face, file));
  }
  const sheet = `${rules.join('\n')}\n`;
  const target = `${OUT}/fonts.css`;
  if (!existsSync(target) || (await readFile(target, 'utf8')) !== sheet) {
    await writeFile(target, sheet);
  }
  for (const name of await readdir(OUT)) {
    if (!current.has(name)) await rm(join(OUT, name), { force: true });
  }
}

/** Code whose texts no page shows. */
const NOT_SHOWN = /^src\/(?:build|node|seo|theme)\/|\.test\.tsx?$/;

/** Every character of the sources that can reach a page, sorted, as one string. */
async function charactersInUse(): Promise<string> {
  const seen = new Set(ALWAYS);
  for (const file of await filesBelow('src')) {
    if (NOT_SHOWN.test(file) || !/\.(?:tsx?|mdx|csv|yaml)$/.test(file)) continue;
    for (const character of await readFile(file, 'utf8')) seen.add(character);
  }
  return [...seen]
    .filter((character) => character >= ' ' && !CODE.includes(character))
    .sort()
    .join('');
}

function rulesOf({ family, weight, ascent, descent, fallbacks }: Face, file: string): string[] {
  const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;
  return [
    `@font-face{font-family:"${family}";src:url("./${file}") format("woff2");font-weight:${weight};font-display:swap}`,
    ...fallbacks.map(({ local, sizeAdjust }, place) => {
      // As the theme names them: `Imbue fallback`, `Imbue fallback 2`.
      const name = `${family} fallback${place === 0 ? '' : ` ${place + 1}`}`;
      const src = local.map((font) => `local("${font}")`).join(',');
      return `@font-face{font-family:"${name}";src:${src};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`;
    }),
  ];
}
