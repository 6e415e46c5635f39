import { runnerImport } from 'vite';

// The end of `npm ci`: what Waku's settings prepare as they are read (Panda's functions and styles, subset fonts) is
// there before the first `npm run dev`, which so takes 5.5 seconds instead of 7.5. What is wrong with the content,
// that command says; it stops no installation.
process.env.NODE_ENV = 'development';
await runnerImport('/waku.config').catch(() => {});
