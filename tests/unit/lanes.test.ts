import { expect, test } from 'vitest';
import { lanes } from '../../src/build/lanes';

/** Tasks that end when they are told to, and how many were under way at most. */
function tasks() {
  const ends: (() => void)[] = [];
  const seen = { now: 0, most: 0 };
  const task = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise<void>((resolve) => ends.push(resolve));
    seen.now -= 1;
  };
  return { ends, seen, task };
}

test('so many run at a time, and all of them in the end', async () => {
  const { ends, seen, task } = tasks();
  const inLanes = lanes(2);
  let done = 0;
  const all = Promise.all(Array.from({ length: 5 }, () => inLanes(task).then(() => (done += 1))));
  while (done < 5) {
    ends.shift()?.();
    await Promise.resolve();
  }
  await all;
  expect(seen).toEqual({ now: 0, most: 2 });
});

test('a task that fails says so, and gives its lane back', async () => {
  const inLanes = lanes(1);
  await expect(inLanes(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await inLanes(async () => 'yes')).toBe('yes');
});
