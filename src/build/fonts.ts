import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { z } from 'zod';
import { filesBelow, fingerprint, HASH_IN_NAME } from '../build-helpers/fingerprint';
import { schemas } from '../content/schemas';
import { contentOf } from '../site/read-content';

const { text, texts, list } = schemas;

/** One family as the theme uses it. */
const face = z.strictObject({
  /** `name` is the name of the written file, `file` the font's path in `node_modules`. */
  ...texts('name', 'family', 'file', 'weight'),
  /** The value or range that is kept of each axis. */
  axes: z.record(text, z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })])),
  /** The OpenType features that the site uses, since each feature adds glyphs. */
  features: list(text),
  /** Characters of the sources that are never set in this face. */
  without: text.default(''),
  /** Ascent and descent, in em. */
  ascent: z.number(),
  descent: z.number(),
  /**
   * Installed fonts shown until the face has loaded, best first. `sizeAdjust` was measured in a
   * browser on the site's own headings and paragraphs: width of the web font over width of the
   * fallback. Hand-written: with the figures of `@capsizecss/core` (102.7 % and 71.4 %, from
   * average letter widths) the worst page shifts by 0.024 instead of 0.010.
   */
  fallbacks: list(z.strictObject({ local: list(text), sizeAdjust: z.number() })),
});

const FACES = 'src/build/fonts.yaml';
const OUT = '.cache/fonts';
/** Characters that future texts will need; all others are found in the sources. */
const ALWAYS =
  ' !"%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz£éèàöü–‘’“”…';
/** Characters of code, which the fallback font draws; a no-break space is drawn as a space. */
const CODE = '<>[\\]^_`{|}~\u00a0';

/**
 * Subsets the faces to the characters in the site's sources and writes them with their style sheet
 * to `.cache/fonts`. Writes nothing when neither the characters nor the fonts have changed.
 */
export async function fonts(): Promise<void> {
  const inUse = await charactersInUse();
  const require = createRequire(import.meta.url);
  await mkdir(OUT, { recursive: true });
  const rules: string[] = [];
  const current = new Set(['fonts.css']);
  for (const font of contentOf(FACES, readFileSync(FACES, 'utf8'), list(face), {})) {
    const { axes, features, without } = font;
    const characters = [...inUse].filter((character) => !without.includes(character)).join('');
    const original = await readFile(require.resolve(font.file));
    const id = fingerprint(original, characters, JSON.stringify([axes, features]));
    const file = `${font.name}.${id.slice(0, HASH_IN_NAME)}.woff2`;
    if (!existsSync(`${OUT}/${file}`)) {
      const subset = await subsetFont(original, characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: [...features],
      });
      await writeFile(`${OUT}/${file}`, subset);
    }
    current.add(file);
    rules.push(...rulesOf(font, file));
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

/** Files whose texts no page shows. */
const NOT_SHOWN = /^src\/(?:build|build-helpers|seo|theme)\/|\.test\.tsx?$/;

/** Every character of the sources that can reach a page, sorted, as one string. */
async function charactersInUse(): Promise<string> {
  const seen = new Set(ALWAYS);
  for (const file of await filesBelow('src')) {
    if (NOT_SHOWN.test(file) || !/\.(?:tsx?|mdx|csv|yaml|json)$/.test(file)) continue;
    for (const character of await readFile(file, 'utf8')) seen.add(character);
  }
  return [...seen]
    .filter((character) => character >= ' ' && !CODE.includes(character))
    .sort()
    .join('');
}

function rulesOf(font: z.output<typeof face>, file: string): string[] {
  const { family, weight, ascent, descent, fallbacks } = font;
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  return [
    `@font-face{font-family:"${family}";src:url("./${file}") format("woff2");font-weight:${weight};font-display:swap}`,
    ...fallbacks.map(({ local, sizeAdjust }, index) => {
      // The theme uses these names: `Imbue fallback`, `Imbue fallback 2`.
      const name = `${family} fallback${index === 0 ? '' : ` ${index + 1}`}`;
      const src = local.map((installed) => `local("${installed}")`).join(',');
      return `@font-face{font-family:"${name}";src:${src};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`;
    }),
  ];
}
