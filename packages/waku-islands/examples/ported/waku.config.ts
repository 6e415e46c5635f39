import { defineConfig } from 'waku/config';
import { islands } from 'waku-islands/vite';

export default defineConfig({ vite: { plugins: [islands({ script: 'src/size-first.ts' })] } });
