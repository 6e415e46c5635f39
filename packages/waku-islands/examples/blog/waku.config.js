import { defineConfig } from 'waku/config';
import { islands } from 'waku-islands/vite';

export default defineConfig({ basePath: '/blog/', vite: { plugins: [islands()] } });
