/** When an island is hydrated; each file says it with `export const wake = '…'`. */
export const WAKES = [
  /** At a press, a touch or a key on it. */
  'press',
  /** When something in it takes focus, too. */
  'focus',
  'visible',
  'idle',
  'load',
  /** As soon as another island of the page has brought React. */
  'with-react',
  /** Never: it is rendered, and stays HTML. */
  'never',
] as const;

/** One or several of these, with a space between. */
export type Wake = string;

/** Whether a press on an island is what it waits for. */
export const waitsForPress = (wake: Wake): boolean => /^(?:press|focus| )+$/.test(wake);

/** What is replayed: each handler as often as its event came before React. Beside it is the form that was held. */
export const PRESSES =
  'click dblclick contextmenu pointerdown pointerup mousedown mouseup keydown keyup toggle'.split(
    ' ',
  );

/** The events that code has handlers for, by React's names of these. */
export const pressesIn = (code: string): string[] =>
  PRESSES.filter((type) =>
    new RegExp(`on${type === 'dblclick' ? 'DoubleClick' : type}`, 'i').test(code),
  );
