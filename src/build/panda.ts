import { globSync, readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type * as Panda from '@pandacss/node';
import { lexer } from 'css-tree';
import postcss, { type AcceptedPlugin, type AtRule, type Plugin } from 'postcss';
import { unusedVariables } from 'waku-islands/critical-css';
import { filesBelow, fingerprint } from '../build-helpers/fingerprint';
import { isStock } from '../build-helpers/settings';
import { namedBy, shortNames } from './class-names';
import { shortVariables } from './short-variables';

const require = createRequire(import.meta.url);

type Context = Awaited<ReturnType<typeof Panda.loadConfigAndCreateContext>>;

/** Class names written by hand, in global styles and markup. */
const HAND_WRITTEN: ReadonlySet<string> = new Set(['visually-hidden']);

/**
 * Writes `styled-system/` (Panda's typed functions) and returns the PostCSS plugins that fill the
 * style sheet, so that no separate step can be forgotten. Development and Waku's own output use
 * Panda's plugin; a production build reads the sources once and shortens class names.
 */
export async function panda(): Promise<AcceptedPlugin[]> {
  if (!isProduction() && !isStock()) return [await keptStyles(), unusedVariables()];
  await rm(KEPT, { force: true });
  const context = await generate();
  if (isStock()) return [ownPlugin(), unusedVariables()];
  return [extractedStyles(context), unusedVariables(), shortVariables()];
}

const isProduction = () => process.env.NODE_ENV === 'production';

/** Reads Panda's settings and writes its functions, with short class names in production. */
async function generate(): Promise<Context> {
  // Loaded by `require`, as Panda's own PostCSS plugin does: an import would load Panda and its
  // TypeScript compiler a second time, which takes half a second of every build.
  const { codegen, loadConfigAndCreateContext }: typeof Panda = require('@pandacss/node');
  const context = await loadConfigAndCreateContext({ cwd: process.cwd() });
  if (isProduction() && !isStock())
    context.utility.toHash = namedBy(shortNames(extract(context), HAND_WRITTEN));
  await codegen(context);
  return context;
}

/** Panda's own plugin, which watches the sources. */
const ownPlugin = (): AcceptedPlugin => require('@pandacss/dev/postcss')({ cwd: process.cwd() });

/** Panda's styles of the last start, kept beside the functions that belong to them. */
const KEPT = 'styled-system/development.css';
/** The style sheet that declares Panda's layers. */
const SHEET = resolve('src/theme/styles.css');

/** A comment with the hash of every input of the styles. */
async function stamp(): Promise<string> {
  const sources = (await filesBelow('src')).filter((file) => /\.tsx?$/.test(file));
  const files = ['panda.config.ts', 'package-lock.json', ...sources];
  return `/* ${fingerprint(...(await Promise.all(files.map((file) => readFile(file)))))} */`;
}

/** The styles of the last start, if their stamp is still that of the sources. */
async function keptCssFor(currentStamp: string): Promise<string | undefined> {
  const css = await readFile(KEPT, 'utf8').catch(() => '');
  return css.startsWith(currentStamp) ? css : undefined;
}

/**
 * For `waku dev`. Panda and its TypeScript compiler load only if a source has changed since the
 * last start, which saves 2 s. Panda's plugin, which reads all sources again, loads at the first
 * edit, which saves 0.6 s.
 */
async function keptStyles(): Promise<Plugin> {
  const firstStamp = await stamp();
  /** The error in the styles at the start, shown in the browser while everything else goes on. */
  let startError: unknown;
  if (!(await keptCssFor(firstStamp))) {
    const context = await generate();
    extract(context);
    try {
      await writeFile(KEPT, firstStamp + checkedCss(context));
    } catch (error) {
      startError = error;
    }
  }
  let isEdited = false;
  const plugin = 'noughtline:kept-styles';
  /** The styles that Panda's own plugin makes from the sources as they are now. */
  async function freshCss(layers: string): Promise<string> {
    // The plugin rewrites the functions only where it has seen the theme before.
    if (!isEdited) await generate();
    isEdited = true;
    const { css } = await postcss([ownPlugin()]).process(layers, { from: SHEET });
    assertKnown(css);
    return css;
  }
  return {
    postcssPlugin: plugin,
    async Once(root, { result: { messages } }) {
      if (root.source?.input.file !== SHEET) return;
      // Registered first, so that editing the source mends a mistake in it.
      const watched = { plugin, parent: SHEET, dir: resolve('src'), glob: '**/*.{ts,tsx}' };
      messages.push({ type: 'dir-dependency', ...watched });
      messages.push({
        type: 'dependency',
        plugin,
        parent: SHEET,
        file: resolve('panda.config.ts'),
      });
      const currentStamp = await stamp();
      if (startError && currentStamp === firstStamp) throw startError;
      const keptCss = await keptCssFor(currentStamp);
      const css = keptCss ?? currentStamp + (await freshCss(`${root.first};`));
      if (!keptCss) await writeFile(KEPT, css);
      root.append(postcss.parse(css, { from: SHEET }));
    },
  };
}

/**
 * Extracts the styles from the sources into the context, and counts the recipes and parts of
 * recipes that have each class: the best estimate of its use before the pages are built.
 */
function extract(context: Context): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  context.utility.toHash = (path) => {
    const name = path.join(':');
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return name;
  };
  // Sorted, so that the order of the file system does not matter.
  for (const file of context.getFiles().toSorted()) {
    const encoder = context.encoder.clone();
    context.parseFile(file, encoder);
    for (const style of encoder.atomic) context.encoder.atomic.add(style);
    context.decoder.clone().collect(encoder);
  }
  return counts;
}

/** Panda's layers with all styles that were extracted. */
function cssOf(context: Context): string {
  const sheet = context.createSheet();
  context.appendBaselineCss(sheet);
  context.appendParserCss(sheet);
  return context.getCss(sheet);
}

/**
 * The styles that were extracted.
 *
 * @throws where a style gives no declaration (an unknown text style), or one unknown to CSS
 */
function checkedCss(context: Context): string {
  const css = cssOf(context);
  const empty = [...context.decoder.atomic]
    .filter(({ result }) => Object.values(result).some((styles) => isEmpty(styles)))
    .map(({ entry }) => `${entry.prop}: ${entry.value}`);
  assertKnown(css, empty);
  return css;
}

/** Declarations unknown to CSS: Panda leaves a mistyped token in place as a word. */
export function unknownIn(css: string): readonly string[] {
  const unknown = new Set<string>();
  postcss.parse(css).walkDecls(({ prop, value, parent }) => {
    // Properties and functions that css-tree does not know yet.
    if (/^-|^container-type$/.test(prop) || /(?:clamp|env|max|min)\(/.test(value)) return;
    if ((parent as AtRule).name === 'font-face') return;
    const { error } = lexer.matchProperty(prop, value);
    if (error?.name === 'SyntaxMatchError') unknown.add(`${prop}: ${value}`);
  });
  return [...unknown];
}

/** @throws one error that lists each style with an unknown word, and the files that hold it */
function assertKnown(css: string, empty: readonly string[] = []): void {
  const unknown = [...unknownIn(css), ...empty];
  if (unknown.length === 0) return;
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => [file, readFileSync(file, 'utf8')]);
  const named = unknown.map((style) => {
    const word = style.slice(style.indexOf(': ') + 2);
    const files = sources.filter(([, text]) => text?.includes(`'${word}'`)).map(([file]) => file);
    return `${files.join(', ') || 'src'}: ${style}`;
  });
  throw new Error(
    `Styles with a word that is neither a token of src/theme nor CSS; correct it:\n  ${named.join('\n  ')}`,
  );
}

/** Fills the sheet with the styles that were extracted. */
function extractedStyles(context: Context): Plugin {
  const css = checkedCss(context);
  return {
    postcssPlugin: 'noughtline:extracted-styles',
    Once(root) {
      // Vite warns of declarations without a source file.
      if (root.source?.input.file === SHEET) root.append(postcss.parse(css, { from: SHEET }));
    },
  };
}

const isEmpty = (styles: unknown): boolean =>
  typeof styles === 'object' && styles !== null && Object.values(styles).every(isEmpty);
