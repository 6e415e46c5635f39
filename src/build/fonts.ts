import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { filesBelow, fingerprint, IN_FILE_NAME } from '../node/fingerprint';

/** One family as the theme uses it: its file, the part of its axes that is kept, its stand-in. */
interface Face {
  /** How its file is called. */
  readonly name: string;
  readonly family: string;
  /** In its package. */
  readonly file: string;
  readonly axes: Record<string, number | { min: number; max: number }>;
  readonly weight: string;
  /** The features of the face that the site uses: each other one brings glyphs along. */
  readonly features: readonly string[];
  /** Characters of the sources that are never set in it. */
  readonly without?: string;
  /** How far it reaches above and below the line, in em. */
  readonly ascent: number;
  readonly descent: number;
  /** Its stand-ins, best first; the theme names them as {@link fallbackName} does. */
  readonly fallbacks: readonly Fallback[];
}

/**
 * Installed fonts that take the room of the real one until it arrives.
 * `sizeAdjust` was measured in a browser on the site's own headings and
 * paragraphs: width of the real face over width of the stand-in.
 */
interface Fallback {
  readonly local: readonly string[];
  readonly sizeAdjust: number;
}

/**
 * In the order in which pages ask for them. The larger comes over the connection that brought the
 * page and is open wide by then; the other comes in the first ten packets of a new one.
 */
const FACES: readonly Face[] = [
  {
    name: 'instrument-sans',
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 550 } },
    // Declared as far as bold: what the face has not, browsers would smear.
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
    // One weight: a second axis costs ten kilobytes, and at each size the optical axis does more.
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
/** What a text of tomorrow will hold; everything else is found in the sources. */
const ALWAYS =
  ' !"%&\'()+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz£éèàöü–‘’“”…';
/** Marks of code: the sources are full of them and no page shows them. Whoever does sees the stand-in's. */
const CODE = '<>[\\]^_`{|}~';

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

/** Every character of the sources that can reach a page, sorted, as one string. */
async function charactersInUse(): Promise<string> {
  const seen = new Set(ALWAYS);
  for (const room of ['content', 'pages', 'sections', 'components', 'islands']) {
    for (const file of await filesBelow(`src/${room}`)) {
      if (!/\.(?:tsx?|mdx)$/.test(file)) continue;
      for (const character of await readFile(file, 'utf8')) seen.add(character);
    }
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
    ...fallbacks.map(
      ({ local, sizeAdjust }, place) =>
        `@font-face{font-family:"${fallbackName(family, place)}";src:${local.map((name) => `local("${name}")`).join(',')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent / sizeAdjust)};descent-override:${percent(descent / sizeAdjust)};line-gap-override:0%}`,
    ),
  ];
}

/** How the theme names the stand-ins of a family: `Imbue fallback`, `Imbue fallback 2`. */
function fallbackName(family: string, place: number): string {
  return `${family} fallback${place === 0 ? '' : ` ${place + 1}`}`;
}
