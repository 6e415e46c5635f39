import { slowness } from '../../tools/slowness';

/** The time limit of each expectation, in milliseconds. */
export const PATIENCE = { timeout: 20_000 * slowness, interval: 40 };

/** One tab of a browser, as every engine can be driven. */
export interface Tab {
  /** Opens an address and returns once the page is loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page, with no access to its scope here but its arguments. */
  readonly evaluate: <Arguments extends readonly Plain[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  /** Sets the size of the page in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  /** Moves to a point and clicks there, by default once. */
  readonly press: (x: number, y: number, how?: 'twice' | 'right') => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** Types into the focused element. */
  readonly type: (text: string) => Promise<void>;
  /**
   * The problems of its pages since the last call: console errors and warnings,
   * exceptions, and failed requests where the engine tells of them.
   */
  readonly problems: () => Promise<readonly string[]>;
}

/** A value that can be passed between tests and page. */
export type Plain = string | number | boolean | null;

/** The keys that the tests press. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** A running browser with its one tab. */
export interface Browser {
  readonly tab: Tab;
  readonly close: () => Promise<void>;
}
