/*
 * Types and numbers shared by `boot.ts`, which each page with islands has inline, and the code that
 * comes with React. They are in a module of their own so that the bundler inlines the numbers.
 */

export interface Island extends HTMLElement {
  /** Presses that React has not answered yet, in order. */
  events?: Event[] | undefined;
  /** The submission of a form with `data-hold`, held back until React answers it. */
  held?: Held | undefined;
  /** Waking or awake; undefined while the island is plain HTML. */
  status?: typeof WAKING | typeof AWAKE | undefined;
  /** Whether React has hydrated the island; its presses may still wait for their replay. */
  isHydrated?: boolean;
}
export type Held = SubmitEvent & { readonly target: HTMLFormElement };

/**
 * Matches the islands that wake together: those that share state, and those whose file says so.
 * `ssr/island.ts` writes `data-wake`.
 */
export const TOGETHER = 'waku-island[data-wake~=with-react]';

/** Options of an event that bubbles. */
export const BUBBLES = { bubbles: true };

export const WAKING = 1;
export const AWAKE = 2;

/**
 * For how many milliseconds a held form waits for its island. A press on an island that has only
 * `with-react` is forgotten after the same time.
 */
export const PATIENCE = 5000;

/** A host's answers for a script: it is gone, unavailable for now, or there. */
export const GONE = 0;
export const NOT_NOW = 1;
export const THERE = 2;

/** Thrown where the site was deployed anew, and only a reload brings code that fits. */
export const STALE = 404;
