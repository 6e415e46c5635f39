import { expect, test } from 'vitest';
import { clean } from '../src/cleaning.ts';
import { createClock } from '../src/clock.ts';
import { DAY, MINUTE } from '../src/dates.ts';
import { healthOf } from '../src/health.ts';
import { parts, receive, surnames } from './desk.ts';

/** A clock that a test sets, beside one that it cannot. */
function clocks() {
  const time = { wall: Date.parse('2026-11-23T10:00:00Z'), steady: 0 };
  const opened = parts({ now: () => time.wall });
  const start = () => createClock(opened.store, () => time.steady);
  const pass = (span: number) => {
    time.wall += span;
    time.steady += span;
  };
  return { ...opened, time, start, pass };
}

test('a clock that jumps deletes nothing, is said, and is believed again when it is set right', async () => {
  const { time, start, pass, ...opened } = clocks();
  const clock = start();
  await receive(opened, 'One');
  await clock.look();
  pass(MINUTE);
  time.wall += 500 * DAY;
  await clock.look();
  expect(clock.problem).toBe('The clock has jumped ahead by 500.0 days.');
  await clean({ ...opened, clock });
  expect(surnames(opened.config.data)).toEqual(['One']);
  expect((await healthOf({ ...opened, clock })).problems.clock).toHaveLength(1);
  // After a restart it is still in doubt.
  expect(start().problem).toBeDefined();
  pass(MINUTE);
  time.wall -= 500 * DAY;
  await clock.look();
  expect(clock.problem).toBeUndefined();
});

test('a clock that is set back is said until somebody says that it is right', async () => {
  const { time, start, pass } = clocks();
  const clock = start();
  await clock.look();
  time.wall -= 2 * DAY;
  pass(MINUTE);
  await clock.look();
  expect(clock.problem).toBe('The clock has jumped back by 2.0 days.');
  await clock.accept();
  pass(DAY);
  await clock.look();
  expect(clock.problem).toBeUndefined();
});

test('a desk that was switched off for a week has a good clock, for two months it is in doubt', async () => {
  const { start, pass } = clocks();
  await start().look();
  for (const [days, isDoubted] of [
    [7, false],
    [60, true],
  ] as const) {
    pass(days * DAY);
    const clock = start();
    await clock.look();
    expect(clock.problem !== undefined).toBe(isDoubted);
  }
});
