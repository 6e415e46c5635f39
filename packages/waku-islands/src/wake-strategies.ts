/** What an island can wait for, as its file states with `export const wake = '…'`. */
export const STRATEGIES = [
  /** At a press, a touch or a key on it. */
  'press',
  /** As `press`, and when something in it takes focus. */
  'focus',
  'visible',
  'idle',
  'load',
  /** As soon as another island of the page has brought React. */
  'with-react',
] as const;

type Strategy = (typeof STRATEGIES)[number];

/**
 * When an island is hydrated: one strategy or several, with a space between; or never, and then it
 * is rendered and stays HTML.
 */
export type Wake =
  | 'never'
  | Strategy
  | `${Strategy} ${Strategy}`
  | `${Strategy} ${Strategy} ${Strategy}`;

/** Whether a text says when an island is hydrated. @internal */
export const isWake = (text: string): text is Wake =>
  text === 'never' || text.split(' ').every((one) => STRATEGIES.some((known) => known === one));

/** Whether an island waits for a press, for focus, and for nothing else. @internal */
export const waitsOnlyForPress = (wake: Wake): boolean =>
  wake.split(' ').every((one) => one === 'press' || one === 'focus');

/** The given strategies, and `with-react`. @internal */
export const withReact = (wake: Wake): Wake =>
  wake === 'never' || wake.includes('with-react') ? wake : (`${wake} with-react` as Wake);

/**
 * Whether an island has `with-react` and another strategy besides. Once the other one wakes it, all
 * islands of the page that have `with-react` wake with it. @internal
 */
export const isTogether = (wake: string): boolean => {
  const strategies = wake.split(' ');
  return strategies.length > 1 && strategies.includes('with-react');
};

/** The events that are replayed: handlers run once for each that came before React. @internal */
export const PRESSES: readonly string[] = [
  'click',
  'dblclick',
  'contextmenu',
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'keydown',
  'keyup',
  'toggle',
];

/** The events that code has handlers for, found by React's names for them. @internal */
export const pressesIn = (code: string): string[] =>
  PRESSES.filter((type) =>
    new RegExp(`on${type === 'dblclick' ? 'DoubleClick' : type}`, 'i').test(code),
  );

/**
 * The prop by which `<Island wake>` passes its strategy; the component itself never gets it.
 * @internal
 */
export const WAKE_PROP = 'waku-islands:wake';
