import { build, type Plugin, type Rollup } from 'vite';
import { virtualModule } from './virtual-module';

/** The script of every page, and those that one kind of page inlines besides. */
const SOURCES = {
  boot: 'src/boot/main.ts',
  article: 'src/boot/article.ts',
  blog: 'src/boot/blog.ts',
  contact: 'src/boot/contact.ts',
  lost: 'src/boot/lost.ts',
  frame: 'src/boot/frame.ts',
} as const;

/** Makes `virtual:boot` export the inline scripts, each as one minified string. */
export function bootPlugin(): Plugin {
  let compiled: Promise<string[]> | undefined;
  return {
    name: 'noughtline:boot',
    ...virtualModule('virtual:boot', async function () {
      const sources = Object.entries(SOURCES);
      for (const [, source] of sources) this.addWatchFile(source);
      // A build asks for it twice; in development it changes.
      if (this.environment.mode !== 'build') compiled = undefined;
      compiled ??= Promise.all(sources.map(([, source]) => compile(source)));
      const codes = await compiled;
      return sources
        .map(([name], place) => `export const ${name} = ${JSON.stringify(codes[place])};`)
        .join('\n');
    }),
  };
}

async function compile(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      rollupOptions: {
        input: source,
        output: { format: 'iife' },
      },
    },
  });
  const chunk = (result as Rollup.RollupOutput).output[0];
  // A hint for bundlers, of no use in a page.
  return chunk.code.trim().replaceAll('/* @__PURE__ */ ', '');
}
