import { slowness } from '../../tools/slowness';

/** How long a page, or a browser, may take to come to what is expected of it, in milliseconds. */
export const PATIENCE = { timeout: 20_000 * slowness, interval: 40 };

/** One tab of a browser, as every engine can be driven. */
export interface Tab {
  /** Opens an address and returns once the page is loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs a function in the page; it sees nothing of its surroundings here but its arguments. */
  readonly evaluate: <Arguments extends readonly Plain[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ) => Promise<Result>;
  /** Makes the page as wide and as high as told, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly move: (x: number, y: number) => Promise<void>;
  /** Moves to a point and presses there, once unless told otherwise. */
  readonly press: (x: number, y: number, how?: 'twice' | 'right') => Promise<void>;
  readonly key: (key: Key) => Promise<void>;
  /** Types into whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /**
   * What went wrong on its pages since this was last asked: console errors and warnings,
   * exceptions, and failed requests where the engine tells of them.
   */
  readonly problems: () => Promise<readonly string[]>;
}

/** What crosses between the tests and the page. */
export type Plain = string | number | boolean | null;

/** The keys that the tests press. */
export type Key = 'Tab' | 'Enter' | 'Escape';

/** A browser that runs, with its one tab. */
export interface Browser {
  readonly tab: Tab;
  readonly close: () => Promise<void>;
}
