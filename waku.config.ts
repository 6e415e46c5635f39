import { defineConfig } from 'waku/config';
import { vite } from './src/build/vite';
import { distFolder } from './src/build-helpers/settings';
import { basePath } from './src/site/environment';

/**
 * Waku's settings. Everything that shapes the build lives in `src/build` and
 * `packages/waku-islands`; this file only hands it over.
 */
export default defineConfig({ basePath: basePath(), distDir: distFolder(), vite: await vite() });
