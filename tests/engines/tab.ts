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
  /** Moves to a point and presses there. */
  readonly press: (x: number, y: number) => Promise<void>;
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

/** How a browser is started. */
export interface LaunchOptions {
  /** Whether pages may run scripts. */
  readonly script: boolean;
}

/** What a page of Playwright and one of Puppeteer have in common. */
interface DrivenPage {
  readonly goto: (url: string) => Promise<unknown>;
  readonly evaluate: (run: () => void) => Promise<unknown>;
  readonly mouse: {
    readonly move: (x: number, y: number) => Promise<void>;
    readonly click: (x: number, y: number) => Promise<void>;
  };
  readonly keyboard: {
    readonly press: (key: Key) => Promise<void>;
    readonly type: (text: string) => Promise<void>;
  };
}

/** The part of a tab that both drive in the same way. */
export const drivenTab = (
  page: DrivenPage,
): Pick<Tab, 'open' | 'back' | 'move' | 'press' | 'key' | 'type'> => ({
  open: async (url) => {
    await page.goto(url);
  },
  back: async () => {
    // Firefox never tells its driver that a page from the back/forward cache has loaded.
    await page.evaluate(() => void setTimeout(() => history.back()));
  },
  move: (x, y) => page.mouse.move(x, y),
  press: (x, y) => page.mouse.click(x, y),
  key: (key) => page.keyboard.press(key),
  type: (text) => page.keyboard.type(text),
});
