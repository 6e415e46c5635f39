import { createRequire } from 'node:module';
import type * as Panda from '@pandacss/node';
import postcss, { type AcceptedPlugin, type Plugin } from 'postcss';
import { unusedVariables } from 'waku-islands/critical-css';
import { isStock } from '../node/settings';
import { namedBy, shortNames } from './class-names';
import { shortVariables } from './short-variables';

const require = createRequire(import.meta.url);
// Loaded by `require`, as its own PostCSS plugin does: an import would load all of it, and the
// TypeScript compiler in it, a second time: half a second of every build.
const { codegen, loadConfigAndCreateContext } = require('@pandacss/node') as typeof Panda;

type Context = Awaited<ReturnType<typeof loadConfigAndCreateContext>>;

/** Class names written by hand, in global styles and markup. */
const HAND_WRITTEN: ReadonlySet<string> = new Set(['visually-hidden']);

/**
 * Writes `styled-system/` (Panda's typed functions) and returns the PostCSS plugins that fill the
 * style sheet, so that no separate step can be forgotten. In development and for Waku's own output
 * that is Panda's plugin, which watches the sources; a production build reads them once and
 * shortens class names.
 */
export async function panda(): Promise<AcceptedPlugin[]> {
  const context = await loadConfigAndCreateContext({ cwd: process.cwd() });
  if (process.env.NODE_ENV !== 'production' || isStock()) {
    await codegen(context);
    const plugin = require('@pandacss/dev/postcss') as (options: { cwd: string }) => AcceptedPlugin;
    return [plugin({ cwd: process.cwd() }), unusedVariables()];
  }
  const counts = extract(context);
  context.utility.toHash = namedBy(shortNames(counts, HAND_WRITTEN));
  await codegen(context);
  return [extractedStyles(context), unusedVariables(), shortVariables()];
}

/**
 * Extracts the styles from the sources into the context, and counts in how many recipes and parts
 * of recipes each class is: the best estimate of its use before the pages are built.
 */
function extract(context: Context): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  context.utility.toHash = (path) => {
    const name = path.join(':');
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return name;
  };
  // Sorted, so that the order in which files are found does not matter.
  for (const file of context.getFiles().toSorted()) {
    const encoder = context.encoder.clone();
    context.parseFile(file, encoder);
    for (const style of encoder.atomic) context.encoder.atomic.add(style);
    context.decoder.clone().collect(encoder);
  }
  return counts;
}

/**
 * Fills the sheet that asks for Panda's layers with the styles that were extracted.
 *
 * @throws where a style gives no declaration, as an unknown text style does
 */
function extractedStyles(context: Context): Plugin {
  const sheet = context.createSheet();
  context.appendBaselineCss(sheet);
  context.appendParserCss(sheet);
  const empty = [...context.decoder.atomic]
    .filter(({ result }) => Object.values(result).some((styles) => isEmpty(styles)))
    .map(({ entry }) => `${entry.prop}: ${entry.value}`);
  if (empty.length > 0) {
    throw new Error(
      `Styles that give no declaration; is a name of the theme mistyped?\n  ${empty.join('\n  ')}`,
    );
  }
  const css = context.getCss(sheet);
  return {
    postcssPlugin: 'noughtline:extracted-styles',
    Once(root) {
      const isOurs = root.nodes.some(
        (node) =>
          node.type === 'atrule' &&
          node.name === 'layer' &&
          context.isValidLayerParams(node.params),
      );
      // Vite warns of declarations without a source file.
      if (isOurs) root.append(postcss.parse(css, { from: root.source?.input.file }));
    },
  };
}

const isEmpty = (styles: unknown): boolean =>
  typeof styles === 'object' && styles !== null && Object.values(styles).every(isEmpty);
