/**
 * What becomes of an enquiry. Nothing else decides it: the island (`enquiry.tsx`) tells what happened, does
 * what is asked for here, and shows the state. `enquiry-state.test.ts` holds the table of all events.
 */
export interface EnquiryState {
  /** `shown` from one second after the press on: in the overlay, or in the line under the form. */
  readonly phase: 'typing' | 'sending' | 'shown';
  /** What is known of the last enquiry: `none` before the first press, `waiting` until there is an answer. */
  readonly outcome: 'none' | 'waiting' | Outcome;
  /** Whether it is posted again without another press. */
  readonly isTrying: boolean;
  /** How many of these posts are left. */
  readonly left: number;
  /** When it was stored. */
  readonly at: string;
}

/**
 * `refused` names the fields that are wrong, `rejected` does not; `lost` can be posted again; `unknown` is
 * what a service leaves that does not lead back to this site.
 */
export type Outcome = 'stored' | 'refused' | 'rejected' | 'lost' | 'unknown';

export type EnquiryEvent =
  /** On a form that the browser finds valid; with how many retries. */
  | { readonly type: 'pressed'; readonly retries: number }
  /** A second has passed since. */
  | { readonly type: 'second' }
  | { readonly type: 'answered'; readonly outcome: Outcome; readonly at: string }
  /** The pause before a retry is over. */
  | { readonly type: 'due' }
  /** The visitor changes a field, or closes the overlay. */
  | { readonly type: 'typed' | 'dismissed' }
  /** The visitor leaves the page; an answer that is still awaited will not be read, and counts as `outcome`. */
  | { readonly type: 'left'; readonly outcome: Outcome };

/**
 * What the island has to do: let the form post; wait, then post again what was on it at the press;
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

/** The state after an event, and what is to be done. A new press forgets the enquiry before it. */
export function next(
  state: EnquiryState,
  event: EnquiryEvent,
): readonly [EnquiryState, ...Effect[]] {
  const { phase } = state;
  switch (event.type) {
    case 'pressed':
      if (phase === 'sending') return [state];
      return [
        { ...untouched, phase: 'sending', outcome: 'waiting', left: event.retries },
        'stop',
        'post',
      ];
    case 'second':
      return [phase === 'sending' ? { ...state, phase: 'shown' } : state];
    case 'answered':
      return answered(state, event);
    case 'due':
      return state.isTrying ? [state, 'again'] : [state];
    case 'typed':
      // With the overlay open nobody can type: the answer stands in the line under the form.
      return withoutRetries(state, phase === 'shown' ? 'typing' : phase);
    case 'dismissed':
      // Closing a message stops nothing: a lost enquiry is still posted again.
      return [phase === 'shown' ? { ...state, phase: 'typing' } : state];
    case 'left':
      return withoutRetries(
        state.outcome === 'waiting' ? { ...state, outcome: event.outcome } : state,
        'typing',
      );
  }
}

/** After these no further answer counts. */
const FINAL: readonly EnquiryState['outcome'][] = ['stored', 'refused', 'rejected'];

function answered(
  state: EnquiryState,
  { outcome, at }: { readonly outcome: Outcome; readonly at: string },
): readonly [EnquiryState, ...Effect[]] {
  const { left } = state;
  if (FINAL.includes(state.outcome)) return [state];
  const known = { ...state, outcome, isTrying: false };
  if (outcome === 'stored') return [{ ...known, at }, 'stop', 'empty'];
  if (outcome === 'refused') return [{ ...known, phase: 'typing' }, 'stop', 'mark'];
  if (outcome === 'lost' && left > 0) return [{ ...known, isTrying: true, left: left - 1 }, 'wait'];
  return [known, 'stop'];
}

/** Without further retries; the same state where there were none to come. */
function withoutRetries(
  state: EnquiryState,
  phase: EnquiryState['phase'],
): readonly [EnquiryState, ...Effect[]] {
  const { isTrying, left } = state;
  if (!isTrying && left === 0 && phase === state.phase) return [state];
  return [{ ...state, phase, isTrying: false, left: 0 }, 'stop'];
}
