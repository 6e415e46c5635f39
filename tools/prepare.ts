import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Beside the build's own bundles: the sources name each other as a bundler reads them. */
const BUNDLE = '.cache/prepare.js';

const bundle = await rolldown({
  input: 'src/metadata/prepare.ts',
  platform: 'node',
  // Packages are imported from where they are.
  external: (name) => !/^[./]/.test(name),
});
await bundle.write({ file: BUNDLE });
await bundle.close();
const { prepare } = (await import(
  pathToFileURL(BUNDLE).href
)) as typeof import('../src/metadata/prepare.ts');
await prepare();
