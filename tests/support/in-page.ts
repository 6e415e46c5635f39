/*
 * Functions that run in the page, whatever drives the browser: they see nothing of their
 * surroundings here.
 */

/** Whether React has taken the page over, effects and all: they leave their mark on the entry of the history. */
export function isAwake(): boolean {
  return document.documentElement.dataset.js === 'here' && typeof history.state?.key === 'string';
}

/** The runtime, the islands and the payload that a page names, in the order of their names. */
export function namedFiles(): string[] {
  const boot = document.querySelector<HTMLScriptElement>('script[data-scripts]');
  return [...(boot?.dataset.scripts?.split(' ') ?? []), boot?.dataset.payload ?? ''].sort();
}
