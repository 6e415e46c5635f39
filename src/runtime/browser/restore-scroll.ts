/** Where each entry of the history was left, by the entry's key. */
const left = new Map<string, number>();
let current = { key: '', pathname: '', address: '' };

const address = () => location.pathname + location.hash;

function open(key: string): void {
  current = { key, pathname: location.pathname, address: address() };
}

/** Marks the entry that is open now as one of its own; a pushed entry starts with its predecessor's state. */
function begin(): void {
  const key = Math.random().toString(36).slice(2);
  open(key);
  history.replaceState({ ...history.state, key }, '');
  // Asked with the next frame: now it would lay the whole page out in the middle of React's work.
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
    // The address changes before the page does: what scrolls in between is nobody's position.
    if (address() === current.address) left.set(current.key, window.scrollY);
  };
  // The last scroll before a step back may not have been told of yet.
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
 * To be called when a page has just been put on the screen. Its entry is settled
 * before anything else can happen, such as a step back: effects come too late
 * for that, since a fade holds them up. The router's address comes after this
 * call, but with the same commit.
 *
 * @returns tells whether the page was reached by going back or forward, and so was scrolled to where it was left
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
 * Scrolls a page that has just been put on the screen, and once more two frames
 * later. A smooth scroll of the page before, such as to a link that the focus
 * came to, may still run then, and would otherwise carry the new page along.
 */
export function land(scroll: () => void): void {
  scroll();
  requestAnimationFrame(() => requestAnimationFrame(scroll));
}
