import { runnerImport } from 'vite';

// The sources name each other as the bundler reads them, so it loads them here too.
const { module } = await runnerImport<typeof import('../src/metadata/prepare')>(
  './src/metadata/prepare.ts',
);
await module.prepare();
