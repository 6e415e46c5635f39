/**
 * What becomes of an enquiry. Nothing else decides it: the island (`enquiry.tsx`) tells what
 * happened and does what is asked for here, and shows the state.
 *
 * | event | typing | sending | shown |
 * | --- | --- | --- | --- |
 * | pressed | sending, none; post | nothing: one at a time | sending, none; post |
 * | second | nothing | shown | nothing |
 * | stored | stored; empty | stored; empty | stored; empty |
 * | refused | refused; mark | typing, refused; mark | typing, refused; mark |
 * | lost | lost; wait if one is left | lost; wait if one is left | lost; wait if one is left |
 * | unknown | unknown | unknown | unknown |
 * | due | again | again | again |
 * | typed | no retries; stop | no retries; stop | no retries; stop |
 * | dismissed | nothing | nothing | typing, no retries; stop |
 * | left | no retries; stop | typing, no retries; stop | typing, no retries; stop |
 *
 * After `stored` and `refused` no further answer counts. A new press forgets the enquiry before it.
 */
export interface EnquiryState {
  /** `shown` from one second after the press on: in the overlay, or in the line under the form. */
  readonly phase: 'typing' | 'sending' | 'shown';
  /** What is known of the last enquiry. */
  readonly outcome: 'none' | Outcome;
  /** Whether it is posted again by itself. */
  readonly isTrying: boolean;
  /** How often it may still be. */
  readonly left: number;
  /** When it was stored. */
  readonly at: string;
}

export type Outcome = 'stored' | 'refused' | 'lost' | 'unknown';

export type EnquiryEvent =
  /** On a form that the browser finds valid; with how many retries. */
  | { readonly type: 'pressed'; readonly retries: number }
  /** A second has passed since. */
  | { readonly type: 'second' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly at: string }
  /** The pause before a retry is over. */
  | { readonly type: 'due' }
  | { readonly type: 'typed' | 'dismissed' | 'left' };

/**
 * What the island has to do: let the form post; wait, then post what was on it at the press again;
 * stop waiting; empty the fields that have not changed since; mark those that were refused.
 */
export type Effect = 'post' | 'wait' | 'again' | 'stop' | 'empty' | 'mark';

export const untouched: EnquiryState = {
  phase: 'typing',
  outcome: 'none',
  isTrying: false,
  left: 0,
  at: '',
};

/** The state after an event, and what is to be done. */
export function next(
  state: EnquiryState,
  event: EnquiryEvent,
): readonly [EnquiryState, ...Effect[]] {
  const { phase } = state;
  switch (event.type) {
    case 'pressed':
      if (phase === 'sending') return [state];
      return [{ ...untouched, phase: 'sending', left: event.retries }, 'stop', 'post'];
    case 'second':
      return [phase === 'sending' ? { ...state, phase: 'shown' } : state];
    case 'answered':
      return answered(state, event);
    case 'due':
      return state.isTrying ? [state, 'again'] : [state];
    case 'typed':
      return ended(state, phase);
    case 'dismissed':
      return phase === 'shown' ? ended(state, 'typing') : [state];
    case 'left':
      return ended(state, 'typing');
  }
}

function answered(
  state: EnquiryState,
  { outcome, at }: { readonly outcome: Outcome; readonly at: string },
): readonly [EnquiryState, ...Effect[]] {
  const { left } = state;
  if (state.outcome === 'stored' || state.outcome === 'refused') return [state];
  const known = { ...state, outcome, isTrying: false };
  if (outcome === 'stored') return [{ ...known, at }, 'stop', 'empty'];
  if (outcome === 'refused') return [{ ...known, phase: 'typing' }, 'stop', 'mark'];
  if (outcome === 'lost' && left > 0) return [{ ...known, isTrying: true, left: left - 1 }, 'wait'];
  return [known, 'stop'];
}

/** Without further retries; the same state where there were none to come. */
function ended(
  state: EnquiryState,
  phase: EnquiryState['phase'],
): readonly [EnquiryState, ...Effect[]] {
  const { isTrying, left } = state;
  if (!isTrying && left === 0 && phase === state.phase) return [state];
  return [{ ...state, phase, isTrying: false, left: 0 }, 'stop'];
}
