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
  /** The time at which the enquiry was stored, such as 14:32. */
  readonly storedAt: string;
}

/** What became of an enquiry. */
export type Outcome =
  | 'stored'
  /** The service says which fields are wrong. */
  | 'refused'
  /** The service turned the post away, and names no field. */
  | 'turnedAway'
  /** No answer came; the enquiry can be posted again. */
  | 'lost'
  /** The service shows a page of its own, which this site cannot read. */
  | 'unknown';

/** What happens to an enquiry. */
export type EnquiryEvent =
  /** The button was pressed on a form that the browser finds valid. */
  | { readonly type: 'pressed'; readonly retries: number }
  /** A second has passed since the press. */
  | { readonly type: 'second' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly time: string }
  /** The pause before a retry is over. */
  | { readonly type: 'due' }
  /** The visitor changes a field, or closes the overlay. */
  | { readonly type: 'typed' | 'dismissed' }
  /** The visitor leaves the page: an answer that is still awaited counts as `outcome`. */
  | { readonly type: 'left'; readonly outcome: Outcome };

/** What has to be done after an event. */
export type Effect =
  /** Let the browser post the form, note its values, and wait for the answer. */
  | 'post'
  /** Wait for the pause before a retry. */
  | 'wait'
  /** Post the values that the form had at the press again. */
  | 'again'
  /** End the pause before a retry. */
  | 'stop'
  /** Empty the fields that still hold what was posted. */
  | 'empty'
  /** Mark the fields that were refused. */
  | 'mark';

/** The state of a form that nobody has touched. */
export const untouched: EnquiryState = {
  phase: 'typing',
  outcome: 'none',
  willRetry: false,
  retriesLeft: 0,
  storedAt: '',
};
