import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type { Settings } from '../options.ts';

const ENTRY = 'waku-lazy-hydration:entry';
/** The sources in development of this package, the compiled files in the package itself. */
const browserFile = (name: string) =>
  JSON.stringify(
    fileURLToPath(
      new URL(
        `../browser/${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
        import.meta.url,
      ),
    ),
  );

/** The inline scripts of a site, each as one minified string. */
export interface BootScripts {
  /** The script of every page. */
  readonly boot: string;
  /** The scripts that some pages inline besides, by the attribute that such a page contains. */
  readonly pageBoot: ReadonlyMap<string, string>;
}

/**
 * Compiles the boot script and those of single pages.
 *
 * @param root the folder of the project
 */
export async function compileBoot(
  root: string,
  { attribute, signs, replay, boot, pageBoot, speculationRules }: Settings,
): Promise<BootScripts> {
  const code = [
    `import { waitForIntent } from ${browserFile('boot')};`,
    boot ? `import * as own from ${JSON.stringify(`/${boot}`)};` : '',
    speculationRules
      ? `import { prefetchPages } from ${browserFile('prefetch')}; prefetchPages();`
      : '',
    `waitForIntent(${boot ? 'own.default' : ''});`,
  ].join('\n');
  const define = {
    __LAZY_WAKE__: JSON.stringify(`[${attribute}]`),
    __LAZY_SIGNS__: JSON.stringify(signs),
    __LAZY_REPLAY__: JSON.stringify(replay),
  };
  const pages = Object.entries(pageBoot);
  const [script = '', ...others] = await Promise.all([
    compile(root, ENTRY, define, {
      name: ENTRY,
      resolveId: only(ENTRY, ENTRY),
      load: only(ENTRY, code),
    }),
    ...pages.map(([, source]) => compile(root, source, define)),
  ]);
  return {
    boot: script,
    pageBoot: new Map(pages.map(([name], place) => [name, others[place] as string])),
  };
}

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
      rollupOptions: { input, output: { format: 'iife' } },
    },
  });
  const chunk = (result as Rollup.RollupOutput).output[0];
  // A hint for bundlers, of no use in a page.
  return chunk.code.trim().replaceAll('/* @__PURE__ */ ', '');
}
