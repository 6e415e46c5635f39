import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { brotliQuality, isMany } from '../../src/build/effort';
import { kept } from '../../src/build/kept';

const kind = `test-${randomUUID()}`;
afterEach(() => rmSync(`.cache/${kind}`, { recursive: true, force: true }));

/** Makes bytes, and counts how often it was asked to. */
function maker(text: string) {
  const made = { times: 0 };
  const make = async () => {
    made.times += 1;
    return Buffer.from(text);
  };
  return { made, make };
}

test('what is made is kept, and not made again', async () => {
  const { made, make } = maker('bytes');
  const first = await kept(kind, ['a', 'b'], make);
  const second = await kept(kind, ['a', 'b'], make);
  expect(made.times).toBe(1);
  expect(Buffer.from(second).toString()).toBe('bytes');
  expect(second).toEqual(first);
});

test('what is made of other parts is another thing', async () => {
  await kept(kind, ['a', 'b'], maker('one').make);
  const other = await kept(kind, ['ab'], maker('two').make);
  expect(Buffer.from(other).toString()).toBe('two');
});

test('two who make the same at once leave one whole file', async () => {
  const { make } = maker('bytes');
  await Promise.all([kept(kind, ['a'], make), kept(kind, ['a'], make)]);
  expect(readdirSync(`.cache/${kind}`)).toHaveLength(1);
});

test('what could not be made is not kept', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(kept(kind, ['a'], fail)).rejects.toThrow('no');
  expect(Buffer.from(await kept(kind, ['a'], maker('bytes').make)).toString()).toBe('bytes');
});

test('dozens of pages are pressed as hard as can be, thousands are not', () => {
  expect([brotliQuality(35), brotliQuality(1000)]).toEqual([11, 5]);
  expect([isMany(35), isMany(1000)]).toEqual([false, true]);
});
