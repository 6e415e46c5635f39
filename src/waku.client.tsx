import { startWaku } from './runtime/client';

/** Only in development and for comparisons: a built page inlines these scripts. */
async function runScripts(): Promise<void> {
  // React's strict mode runs effects twice.
  if (document.documentElement.dataset.js !== undefined) return;
  document.documentElement.dataset.js = '';
  if (document.querySelector('[data-contents]')) await import('./scripts/article');
  if (document.querySelector('[data-rotation]')) await import('./scripts/blog');
  if (document.querySelector('[data-log-path]')) await import('./scripts/not-found');
  const { start } = await import('./scripts/main');
  start();
}

startWaku(() => void runScripts());
