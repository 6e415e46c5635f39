/** What is known of an enquiry. `next-state.ts` decides it, and nothing else does. */
export interface EnquiryState {
  /** `shown` from one second after the press: in the overlay, or in the sentence under the form. */
  readonly phase: 'typing' | 'sending' | 'shown';
  /** The last enquiry: `none` before the first press, `waiting` until there is an answer. */
  readonly outcome: 'none' | 'waiting' | Outcome;
  /** Whether the enquiry is posted again without another press. */
  readonly willRetry: boolean;
  /** How many retries are left. */
  readonly retriesLeft: number;
  /** When the enquiry was stored. */
  readonly at: string;
}

/**
 * `refused` names the fields that are wrong, `rejected` does not; a `lost` enquiry can be posted
 * again; an enquiry is `unknown` where the service does not lead back to this site.
 */
export type Outcome = 'stored' | 'refused' | 'rejected' | 'lost' | 'unknown';

export type EnquiryEvent =
  /** The button was pressed on a form that the browser finds valid. */
  | { readonly type: 'pressed'; readonly retries: number }
  /** A second has passed since the press. */
  | { readonly type: 'second' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly at: string }
  /** The pause before a retry is over. */
  | { readonly type: 'due' }
  /** The visitor changes a field, or closes the overlay. */
  | { readonly type: 'typed' | 'dismissed' }
  /** The visitor leaves the page: an answer that is still awaited counts as `outcome`. */
  | { readonly type: 'left'; readonly outcome: Outcome };

/**
 * What the island has to do: let the form post; wait before a retry; post the values of the press again;
 * stop waiting; empty the fields that have not changed since; mark the fields that were refused.
 */
export type Effect = 'post' | 'wait' | 'again' | 'stop' | 'empty' | 'mark';

export const untouched: EnquiryState = {
  phase: 'typing',
  outcome: 'none',
  willRetry: false,
  retriesLeft: 0,
  at: '',
};
