import type { Client } from '../../src/options.ts';

/*
 * What React and Preact do on /client of the fixture `nested`: the rows of the table "With Preact"
 * of the README, in Chromium by `client.test.ts`, in Firefox and WebKit by the site's
 * `engines.test.ts`.
 */
export interface Difference {
  readonly name: string;
  readonly typed?: string;
  /** The selectors of the controls that are pressed, in order. */
  readonly presses: readonly string[];
  /** Matches what `readPage` then returns. */
  readonly says: RegExp;
  /** Matches the message that is expected in the console. */
  readonly complains?: RegExp;
}

export const differences = (client: Client): readonly Difference[] => {
  const is = <T>(react: T, preact: T): T => (client === 'react' ? react : preact);
  // Firefox's driver names no error.
  const broken = /broken on purpose|JSHandle@error/;
  return [
    {
      name: 'ids of what stands in the HTML and of what comes later lead to each other, in two islands',
      presses: ['#One', '#Two'],
      says: /fields 5 of 5, One first, One later, Two first, Two later, details 2/,
    },
    {
      name: 'a form’s function, its status, its state and what is shown ahead',
      typed: 'milk',
      presses: ['#send'],
      says: /Sending milkItems milk\?, pending/,
    },
    {
      name: 'the state of an action once it is done',
      typed: 'milk',
      presses: ['#send', '#finish'],
      says: /AddItems milk, done/,
    },
    {
      name: 'an asynchronous transition is pending',
      presses: ['#transition'],
      says: /Transition runs/,
    },
    {
      name: 'the effect of a press is done before the next, and flushSync renders at once',
      presses: ['#effects', '#effects', '#effects'],
      says: /3 effect 2, flushed 3/,
    },
    {
      name: 'an error boundary',
      presses: ['#inside'],
      says: /Caught/,
      ...is({ complains: broken }, {}),
    },
    {
      name: 'an error that nothing catches leaves the island as HTML',
      presses: ['#outside'],
      says: /Stays as HTML Throw/,
      complains: broken,
    },
    {
      name: 'an event in a portal',
      presses: ['#portal', '#within'],
      says: is(/Heard 2/, /Heard 1/),
    },
    {
      name: 'HTML that is not what the browser renders',
      presses: ['#other'],
      says: is(
        /Other 1Made by the browser.*title browser/s,
        /Other 1Made by the browser.*title build/s,
      ),
      ...is({ complains: /#418|Hydration failed/ }, {}),
    },
  ];
};

/** Runs in the page: its text, and facts about its ids. */
export function readPage(): string {
  const labels = [...document.querySelectorAll('label')].filter(({ control }) => control);
  const fields = [...document.querySelectorAll('main input')];
  const ids = new Set(fields.map(({ id, ariaLabel }) => id || ariaLabel));
  const detailed = [...document.querySelectorAll('[aria-details]')].filter((one) =>
    document.getElementById(one.getAttribute('aria-details') ?? '')?.matches('input'),
  );
  return [
    document.querySelector('main')?.textContent,
    `fields ${ids.size} of ${fields.length}`,
    ...labels.map(({ textContent }) => textContent),
    `details ${detailed.length}`,
    `title ${document.querySelector<HTMLElement>('#other')?.parentElement?.title}`,
  ].join(', ');
}
