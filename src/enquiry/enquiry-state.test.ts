import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type EnquiryEvent, type EnquiryState, next, untouched } from './enquiry-state';

/** The table in the docstring: the cells of each event, by phase. */
const [head = [], ...rows] = readFileSync('src/enquiry/enquiry-state.ts', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith(' * |') && !line.includes('---'))
  .map((line) =>
    line
      .slice(4, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const phases = head.slice(1) as EnquiryState['phase'][];

const eventOf = (name: string): EnquiryEvent =>
  name === 'pressed'
    ? { type: name, retries: 3 }
    : ['stored', 'refused', 'lost', 'unknown'].includes(name)
      ? { type: 'answered', outcome: name as 'lost', at: '14:32' }
      : ({ type: name } as EnquiryEvent);

const under = (phase: EnquiryState['phase']): EnquiryState => ({
  ...untouched,
  phase,
  outcome: 'lost',
  isTrying: true,
  left: 2,
});

/** A cell, read: the state that it names, and what is to be done. */
function expected(cell: string, phase: EnquiryState['phase']) {
  const [states = '', effects = ''] = cell.includes(';') ? cell.split('; ') : [cell, ''];
  const words = states.split(', ');
  const named = (among: readonly string[]) => words.find((word) => among.includes(word));
  return {
    phase: named(['typing', 'sending', 'shown']) ?? phase,
    outcome: named(['none', 'stored', 'refused', 'lost', 'unknown']) ?? 'lost',
    noRetries: words.includes('no retries'),
    effects:
      cell === 'again'
        ? ['again']
        : effects
            .replace(/ if .*/, '')
            .split(', ')
            .filter(Boolean),
  };
}

describe.each(rows.map(([event = '', ...cells]) => [event, cells] as const))(
  '%s',
  (event, cells) => {
    test.each(phases.map((phase, at) => [phase, cells[at] ?? ''] as const))(
      'while %s: %s',
      (phase, cell) => {
        const before = under(phase);
        const [state, ...effects] = next(before, eventOf(event));
        const right = expected(cell, phase);
        expect(state.phase).toBe(right.phase);
        expect(state.outcome).toBe(right.outcome);
        // Whatever ends the waiting says so itself, too.
        expect(
          effects.filter((effect) => effect !== 'stop' || right.effects.includes('stop')),
        ).toEqual(right.effects);
        if (cell === 'nothing') expect(state).toBe(before);
        if (right.noRetries) expect(state).toMatchObject({ isTrying: false, left: 0 });
      },
    );
  },
);

test('the table has every event and every phase', () => {
  expect(phases).toEqual(['typing', 'sending', 'shown']);
  expect(rows).toHaveLength(10);
  expect(rows.every((row) => row.length === 4)).toBe(true);
});

/** The state and what was to be done after several events, from an untouched form. */
const after = (...names: string[]) =>
  names.reduce<{ state: EnquiryState; done: string[] }>(
    ({ state, done }, name) => {
      const [later, ...effects] = next(state, eventOf(name));
      return { state: later, done: [...done, ...effects] };
    },
    { state: untouched, done: [] },
  );

test('an enquiry is posted again three times, and never after that', () => {
  const { state, done } = after(
    'pressed',
    'second',
    ...Array.from({ length: 5 }, () => ['lost', 'due']).flat(),
  );
  expect(done.filter((effect) => effect === 'again')).toHaveLength(3);
  expect(state).toMatchObject({ phase: 'shown', outcome: 'lost', isTrying: false });
});

test.each(['typed', 'dismissed', 'left'])('once it has %s, no post follows', (event) => {
  const { state, done } = after('pressed', 'second', 'lost', event, 'due', 'lost', 'due');
  expect(done).not.toContain('again');
  expect(state).toMatchObject({ outcome: 'lost', isTrying: false });
});

test.each(['stored', 'refused'])('after %s no further answer counts', (outcome) => {
  const known = after('pressed', outcome);
  expect(after('pressed', outcome, 'lost', 'due', 'unknown').state).toEqual(known.state);
});

test('what was stored can be followed by another enquiry', () => {
  const { state, done } = after('pressed', 'second', 'stored', 'dismissed', 'pressed');
  expect(done.filter((effect) => effect === 'post')).toHaveLength(2);
  expect(state).toMatchObject({ phase: 'sending', outcome: 'none', left: 3 });
});
