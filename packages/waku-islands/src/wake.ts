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

export type Wake = (typeof WAKES)[number];
