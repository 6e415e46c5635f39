import { build, type Plugin, type Rollup } from 'vite';
import { virtualModule } from './virtual-module';

const SOURCE = 'src/runtime/browser/boot.ts';

/** Makes `virtual:boot` the boot script as one minified string, ready to be inlined. */
export function bootPlugin(): Plugin {
  let compiled: Promise<string> | undefined;
  return {
    name: 'noughtline:boot',
    ...virtualModule('virtual:boot', async function () {
      this.addWatchFile(SOURCE);
      // A build asks for it twice; in development it changes.
      if (this.environment.mode !== 'build') compiled = undefined;
      compiled ??= compile();
      return `export default ${JSON.stringify(await compiled)}`;
    }),
  };
}

async function compile(): Promise<string> {
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
        input: SOURCE,
        output: { format: 'iife' },
      },
    },
  });
  const chunk = (result as Rollup.RollupOutput).output[0];
  return chunk.code.trim();
}
