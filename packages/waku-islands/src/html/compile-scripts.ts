import { build, type Plugin, type Rollup } from 'vite';
import type { IslandsOptions } from '../options.ts';
import { quotedFile } from '../package-files.ts';
import { PRESSES } from '../wake-strategies.ts';

const ENTRY = 'waku-islands:entry';

/** Events that count as handled without a handler, since links and buttons answer them. */
const ALWAYS = ['click', 'keydown'];

/** Events that wake an island, whether or not they are replayed. */
const SIGNS = ['pointerdown', 'focusin', 'input', 'submit'];

/** The inline scripts of a site, each as one minified string. */
export interface InlineScripts {
  /** The script of every page. */
  readonly shared: string;
  /** Further scripts by attribute: each is for the pages that contain its attribute. */
  readonly pageScripts: Readonly<Record<string, string>>;
}

/**
 * Compiles the inline scripts.
 *
 * @param root the folder of the project
 * @param inUse the strategies and the handled events in use; code for any other is left out
 */
export async function compileScripts(
  root: string,
  { script, pageScripts = {}, pagesAhead }: IslandsOptions,
  inUse: ReadonlySet<string>,
): Promise<InlineScripts> {
  const code = [
    `import { watchIslands } from ${quotedFile('browser/boot')};`,
    script ? `import * as script from ${JSON.stringify(`/${script}`)};` : '',
    pagesAhead
      ? `import { fetchAhead } from ${quotedFile('browser/pages-ahead')}; fetchAhead();`
      : '',
    `watchIslands(${script ? 'script.default' : ''});`,
  ].join('\n');
  // The names that `browser/boot.ts` declares.
  const define = Object.fromEntries(
    ['visible', 'idle', 'load', 'toggle', 'enter', 'together'].map((name) => [
      `__ISLANDS_${name.toUpperCase()}__`,
      `${inUse.has(name)}`,
    ]),
  );
  const presses = PRESSES.filter((name) => ALWAYS.includes(name) || inUse.has(name));
  define.__ISLANDS_PRESSES__ = JSON.stringify(presses.join(' '));
  define.__ISLANDS_SIGNS__ = JSON.stringify([...new Set([...presses, ...SIGNS])].join(' '));
  const pages = Object.entries(pageScripts);
  const [shared = '', ...others] = await Promise.all([
    compile(root, ENTRY, define, {
      name: ENTRY,
      resolveId: only(ENTRY, ENTRY),
      load: only(ENTRY, code),
    }),
    ...pages.map(([, source]) => compile(root, source, define)),
  ]);
  return {
    shared,
    pageScripts: Object.fromEntries(pages.map(([name], place) => [name, others[place] as string])),
  };
}

/** A hook of a plugin that answers for one id. */
const only = (id: string, value: string) => (asked: string) => (asked === id ? value : undefined);

async function compile(
  root: string,
  input: string,
  define: Readonly<Record<string, string>>,
  plugin?: Plugin,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const chunk = (result as Rollup.RollupOutput).output[0];
  // This hint is for bundlers, and of no use in a page.
  return chunk.code.trim().replaceAll('/* @__PURE__ */ ', '');
}
