import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  type Outcome,
  untouched,
} from './enquiry-state';

/**
 * The state after an event, and what is to be done. A new press forgets the enquiry before it.
 * `follow-form.ts` reports the events and carries out the effects; the island (`enquiry.tsx`) shows
 * the state. The table of all events is in `next-state.test.ts`.
 */
export function nextState(
  state: EnquiryState,
  event: EnquiryEvent,
): readonly [EnquiryState, ...Effect[]] {
  const { phase } = state;
  switch (event.type) {
    case 'pressed':
      if (phase === 'sending') return [state];
      return [
        { ...untouched, phase: 'sending', outcome: 'waiting', retriesLeft: event.retries },
        'stop',
        'post',
      ];
    case 'second':
      return [phase === 'sending' ? { ...state, phase: 'shown' } : state];
    case 'answered':
      return answered(state, event);
    case 'due':
      return state.willRetry ? [state, 'again'] : [state];
    case 'typed':
      // With the overlay open nobody can type, so the answer stands in the sentence under the form.
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

/** The outcomes after which no further answer counts. */
const FINAL: readonly EnquiryState['outcome'][] = ['stored', 'refused', 'turnedAway'];

function answered(
  state: EnquiryState,
  { outcome, time }: { readonly outcome: Outcome; readonly time: string },
): readonly [EnquiryState, ...Effect[]] {
  const { retriesLeft } = state;
  if (FINAL.includes(state.outcome)) return [state];
  const known = { ...state, outcome, willRetry: false };
  if (outcome === 'stored') return [{ ...known, storedAt: time }, 'stop', 'empty'];
  if (outcome === 'refused') return [{ ...known, phase: 'typing' }, 'stop', 'mark'];
  if (outcome === 'lost' && retriesLeft > 0)
    return [{ ...known, willRetry: true, retriesLeft: retriesLeft - 1 }, 'wait'];
  return [known, 'stop'];
}

/** The state without further retries; the same object where none were to come. */
function withoutRetries(
  state: EnquiryState,
  phase: EnquiryState['phase'],
): readonly [EnquiryState, ...Effect[]] {
  const { willRetry, retriesLeft } = state;
  if (!willRetry && retriesLeft === 0 && phase === state.phase) return [state];
  return [{ ...state, phase, willRetry: false, retriesLeft: 0 }, 'stop'];
}
