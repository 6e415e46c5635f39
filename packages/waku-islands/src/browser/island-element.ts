/*
 * What the script of every page and the code that comes with React agree on. The numbers are in a module
 * of their own so that the bundler writes them where they are used.
 */

/** An island in the page. */
export interface Island extends HTMLElement {
  /** Presses that React has not answered yet, in order. */
  events?: Event[] | undefined;
  /** The submission that is held back until React answers it. */
  held?: Held | undefined;
  /** Waking or awake; nothing while it is plain HTML. */
  status?: typeof WAKING | typeof AWAKE | undefined;
}
export type Held = SubmitEvent & { readonly target: HTMLFormElement };

export const WAKING = 1;
export const AWAKE = 2;

/** How long a press waits for an island that is not on its way, and a form until it is posted natively, in milliseconds. */
export const PATIENCE = 5000;

/** What a host says of a script, the worst first: it is gone, it cannot be had now, it is there. */
export const GONE = 0;
export const NOT_NOW = 1;
export const THERE = 2;

/** What is thrown where only a new page brings code that fits. */
export const STALE = 404;
