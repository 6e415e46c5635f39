/**
 * The only script that a page carries. It is inlined, the same on every page
 * (so that one hash allows it), and does three things: puts a remembered theme
 * on before the first paint; waits for the first sign of intent; then fetches
 * the page's payload, the runtime and its chunks side by side and starts React.
 *
 * What differs from page to page stands in attributes of the script element:
 * `data-scripts` (the runtime, then the page's islands), `data-payload`
 * (the page as React needs it) and `data-size` (its bytes, so that a payload cut
 * short or of another deployment is never hydrated).
 */
const script = document.currentScript as HTMLScriptElement;
const { dataset } = script;
const root = document.documentElement;
/**
 * A page that React could not show stays as it was built; see `islands/page-guard.tsx`. The entry of
 * the history says so: unlike a store, it is at hand without asking the browser's own process.
 */
const { still }: { readonly still?: boolean } = history.state ?? {};
try {
  const theme = localStorage.getItem('theme');
  if (theme) root.dataset.theme = theme;
} catch {}

if (!still) root.dataset.js = '';
// The speculation rules stand just before this script: a saver of data gets nothing ahead.
if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
  script.previousElementSibling?.remove();

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'];
const listening = { capture: true, passive: true };
/** How long one try may take, in milliseconds. */
const PATIENCE = 30_000;
/** How long after a failure signs count again, in milliseconds; twice as long after each. */
let pause = 1000;
let awake = false;
/** How long what runs by itself has to have been in view, in milliseconds. */
const STAY = 2000;

/** The runtime, once imported, waits for this: nothing is hydrated before all of it has come. Says whether nobody asked for it. */
let arrive = (_byItself: boolean) => {};
window.noughtlineArrival = new Promise((done) => {
  arrive = done;
});

async function fetchPayload(): Promise<void> {
  const response = await fetch(dataset.payload as string);
  const body = await response.arrayBuffer();
  if (!response.ok || body.byteLength !== Number(dataset.size)) throw 0;
  Object.assign(globalThis, {
    __WAKU_HYDRATE__: true,
    __WAKU_INITIAL_RSC__: { response: Promise.resolve(new Response(body)) },
  });
}

/** @param event the sign that somebody gave; nothing where it is time by itself */
async function wake(event?: Event): Promise<void> {
  if (awake || still) return;
  awake = true;
  root.dataset.js = '';
  try {
    await Promise.race([
      Promise.all([
        fetchPayload(),
        ...(dataset.scripts as string).split(' ').map((href) => import(href)),
      ]),
      new Promise((_, fail) => setTimeout(fail, PATIENCE)),
    ]);
    arrive(!event);
    for (const sign of signs) removeEventListener(sign, wake, listening);
  } catch {
    delete root.dataset.js;
    setTimeout(() => {
      awake = false;
    }, pause);
    pause *= 2;
  }
}

/**
 * Notes a press until React is there, which is some time after all has come. React is not told of it:
 * while it hydrates it answers some and drops others, and each is to be carried out once.
 */
function press(event: Event): void {
  const control = (event.target as Element).closest?.<HTMLElement>(
    'button:not([type=submit]),[type=radio]',
  );
  if (!control || root.dataset.js === 'here') return;
  event.stopPropagation();
  window.noughtlinePressed ??= new Set();
  // The order is that of the last press of each.
  window.noughtlinePressed.delete(control);
  window.noughtlinePressed.add(control);
  // What the control opens is shown at once; React takes over from there.
  const panel = document.getElementById(control.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = false;
}

for (const sign of signs) addEventListener(sign, wake, listening);
addEventListener('click', press, true);

/**
 * What must run by itself, once it has been in view for a while of a page that is really shown.
 * React needs a second at most and the carousel's first turn is further off: the first moments,
 * in which a reader begins to scroll, stay free.
 */
function watch(): void {
  const by = root.querySelector('[data-wake]');
  if (!by) return;
  let timer: ReturnType<typeof setTimeout>;
  new IntersectionObserver((seen) => {
    clearTimeout(timer);
    if (seen.at(-1)?.isIntersecting) timer = setTimeout(wake, STAY);
  }).observe(by);
}
const whenIdle = () =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(watch) : setTimeout(watch, 200);
addEventListener('load', () => {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', whenIdle, { once: true });
  } else whenIdle();
});

export {};
