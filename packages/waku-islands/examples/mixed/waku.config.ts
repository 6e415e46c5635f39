import { defineConfig } from 'waku/config';
import { criticalCss } from 'waku-islands/critical-css';
import { islands } from 'waku-islands/vite';

export default defineConfig({
  vite: {
    plugins: [
      criticalCss({ keep: ['.dark'] }),
      islands({ routes: { '/app': 'full', '/imprint': 'none' } }),
    ],
  },
});
