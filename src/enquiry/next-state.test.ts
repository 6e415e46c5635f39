import { describe, expect, test } from 'vitest';
import {
  type Effect,
  type EnquiryEvent,
  type EnquiryState,
  type Outcome,
  untouched,
} from './enquiry-state';
import { nextState } from './next-state';

const PHASES = ['typing', 'sending', 'shown'] as const;

/** What a state becomes, and what is to be done; `undefined` where nothing changes. */
type Expected = readonly [Partial<EnquiryState>, ...Effect[]] | undefined;

const NO_RETRIES = { willRetry: false, retriesLeft: 0 };
const answered = (outcome: Outcome): EnquiryEvent => ({ type: 'answered', outcome, time: '14:32' });
const everywhere = (expected: Expected): readonly Expected[] => PHASES.map(() => expected);

/** Each event, and what follows in each phase for a lost enquiry with two retries left. */
const TABLE: readonly (readonly [string, EnquiryEvent, readonly Expected[]])[] = [
  [
    'a press',
    { type: 'pressed', retries: 3 },
    [
      [{ phase: 'sending', outcome: 'waiting', willRetry: false, retriesLeft: 3 }, 'stop', 'post'],
      undefined,
      [{ phase: 'sending', outcome: 'waiting', willRetry: false, retriesLeft: 3 }, 'stop', 'post'],
    ],
  ],
  ['the second after it', { type: 'second' }, [undefined, [{ phase: 'shown' }], undefined]],
  [
    'the answer that it is stored',
    answered('stored'),
    everywhere([{ outcome: 'stored', storedAt: '14:32', willRetry: false }, 'stop', 'empty']),
  ],
  [
    'the answer that a field is refused',
    answered('refused'),
    everywhere([{ phase: 'typing', outcome: 'refused', willRetry: false }, 'stop', 'mark']),
  ],
  [
    'the answer that it is turned away',
    answered('turnedAway'),
    everywhere([{ outcome: 'turnedAway', willRetry: false }, 'stop']),
  ],
  [
    'no answer',
    answered('lost'),
    everywhere([{ outcome: 'lost', willRetry: true, retriesLeft: 1 }, 'wait']),
  ],
  [
    'an answer that nobody can read',
    answered('unknown'),
    everywhere([{ outcome: 'unknown', willRetry: false }, 'stop']),
  ],
  ['the end of a pause', { type: 'due' }, everywhere([{}, 'again'])],
  [
    'typing',
    { type: 'typed' },
    [
      [{ phase: 'typing', ...NO_RETRIES }, 'stop'],
      [{ phase: 'sending', ...NO_RETRIES }, 'stop'],
      [{ phase: 'typing', ...NO_RETRIES }, 'stop'],
    ],
  ],
  ['closing the overlay', { type: 'dismissed' }, [undefined, undefined, [{ phase: 'typing' }]]],
  [
    'leaving the page',
    { type: 'left', outcome: 'lost' },
    everywhere([{ phase: 'typing', ...NO_RETRIES }, 'stop']),
  ],
];

describe.each(TABLE)('%s', (_name, event, expected) => {
  test.each(PHASES.map((phase, index) => [phase, expected[index]] as const))(
    'while the phase is %s',
    (phase, right) => {
      const before: EnquiryState = {
        ...untouched,
        phase,
        outcome: 'lost',
        willRetry: true,
        retriesLeft: 2,
      };
      const [state, ...effects] = nextState(before, event);
      const [changes = {}, ...due] = right ?? [];
      expect(state).toEqual({ ...before, ...changes });
      expect(effects).toEqual(due);
      if (!right) expect(state).toBe(before);
    },
  );
});

/** The events by their short names, for a row of them. */
const eventOf = (name: string): EnquiryEvent => {
  if (name === 'pressed') return { type: name, retries: 3 };
  if (name === 'left') return { type: name, outcome: 'lost' };
  if (['second', 'due', 'typed', 'dismissed'].includes(name)) return { type: name as 'due' };
  return answered(name as Outcome);
};

/** The state and what was to be done after several events, from an untouched form. */
function after(...names: string[]) {
  let state = untouched;
  const done: Effect[] = [];
  for (const name of names) {
    const [next, ...effects] = nextState(state, eventOf(name));
    state = next;
    done.push(...effects);
  }
  return { state, done };
}

test('an enquiry is posted again three times, and never after that', () => {
  const { state, done } = after(
    'pressed',
    'second',
    ...Array.from({ length: 5 }, () => ['lost', 'due']).flat(),
  );
  expect(done.filter((effect) => effect === 'again')).toHaveLength(3);
  expect(state).toMatchObject({ phase: 'shown', outcome: 'lost', willRetry: false });
});

test.each(['typed', 'left'])('once the visitor has %s, no post follows', (event) => {
  const { state, done } = after('pressed', 'second', 'lost', event, 'due', 'lost', 'due');
  expect(done).not.toContain('again');
  expect(state).toMatchObject({ outcome: 'lost', willRetry: false });
});

test('a closed overlay does not end the retries', () => {
  const { state, done } = after('pressed', 'second', 'lost', 'dismissed', 'due', 'stored');
  expect(done).toContain('again');
  expect(state).toMatchObject({ phase: 'typing', outcome: 'stored' });
});

test('an answer that is awaited when the visitor leaves counts as what the event says', () => {
  expect(after('pressed', 'second', 'left').state).toMatchObject({
    phase: 'typing',
    outcome: 'lost',
  });
});

test.each(['stored', 'refused', 'turnedAway'])('after %s no further answer counts', (outcome) => {
  const known = after('pressed', outcome);
  expect(after('pressed', outcome, 'lost', 'due', 'unknown').state).toEqual(known.state);
});

test('what was stored can be followed by another enquiry', () => {
  const { state, done } = after('pressed', 'second', 'stored', 'dismissed', 'pressed');
  expect(done.filter((effect) => effect === 'post')).toHaveLength(2);
  expect(state).toMatchObject({ phase: 'sending', outcome: 'waiting', retriesLeft: 3 });
});
