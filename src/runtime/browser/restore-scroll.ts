/** The scroll position of each history entry, by the entry's key. */
const left = new Map<string, number>();
let current = { key: '', pathname: '', address: '' };

const address = () => location.pathname + location.hash;

function open(key: string): void {
  current = { key, pathname: location.pathname, address: address() };
}

/**
 * Gives the current history entry a key of its own; a pushed entry starts with the state of the one
 * before.
 */
function begin(): void {
  const key = Math.random().toString(36).slice(2);
  open(key);
  history.replaceState({ ...history.state, key }, '');
  // Read in the next frame: now it would force a layout in the middle of React's work.
  requestAnimationFrame(() => {
    if (current.key === key && address() === current.address) left.set(key, window.scrollY);
  });
}

/**
 * Remembers the scroll position of every entry of the history and puts it back
 * after going back or forward. The browser would do so before the page of that
 * entry is there. Returns a function that ends it.
 */
export function rememberScroll(): () => void {
  history.scrollRestoration = 'manual';
  begin();
  const remember = () => {
    // The address changes before the page does: scroll events in between belong to neither.
    if (address() === current.address) left.set(current.key, window.scrollY);
  };
  // The scroll event before a step back may not have fired yet.
  const leave = () => {
    if (location.pathname !== current.pathname) left.set(current.key, window.scrollY);
  };
  const release = () => {
    history.scrollRestoration = 'auto';
  };
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('popstate', leave);
  window.addEventListener('pagehide', release);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('popstate', leave);
    window.removeEventListener('pagehide', release);
    release();
  };
}

/**
 * To be called when a page has just been rendered. Its history entry is recorded before anything
 * else can happen, such as a step back: effects run too late, since a view transition delays them.
 * The router changes the address after this call, in the same commit.
 *
 * @returns tells whether the page was reached by going back or forward, and so was scrolled to
 *   where it was left
 */
export function settleScroll(): () => boolean {
  let returned: boolean | undefined;
  const once = () => {
    returned ??= settle();
    return returned;
  };
  queueMicrotask(once);
  return once;
}

function settle(): boolean {
  const key = history.state?.key as string | undefined;
  const top = key !== undefined && key !== current.key ? left.get(key) : undefined;
  if (key === undefined || top === undefined) {
    begin();
    return false;
  }
  open(key);
  land(() => window.scrollTo({ top, behavior: 'instant' }));
  return true;
}

/**
 * Scrolls a page that has just been rendered, and once more two frames later: a smooth scroll of
 * the previous page may still run then, and would move the new one.
 */
export function land(scroll: () => void): void {
  scroll();
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
