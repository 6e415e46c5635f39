import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { cached, cachedValue, dropUnused } from '../../src/node/disk-cache';

const kind = `test-${randomUUID()}`;
afterEach(() => rmSync(`.cache/kept/${kind}`, { recursive: true, force: true }));

/** Computes bytes and counts its calls. */
function maker(text: string) {
  const made = { times: 0 };
  const make = async () => {
    made.times += 1;
    return Buffer.from(text);
  };
  return { made, make };
}

test('the second call returns the cached bytes', async () => {
  const { made, make } = maker('bytes');
  const first = await cached(kind, ['a', 'b'], make);
  const second = await cached(kind, ['a', 'b'], make);
  expect(made.times).toBe(1);
  expect(Buffer.from(second).toString()).toBe('bytes');
  expect(second).toEqual(first);
});

test('other parts give another cache key', async () => {
  await cached(kind, ['a', 'b'], maker('one').make);
  const other = await cached(kind, ['ab'], maker('two').make);
  expect(Buffer.from(other).toString()).toBe('two');
});

test('two parallel calls leave one complete file', async () => {
  const { make } = maker('bytes');
  await Promise.all([cached(kind, ['a'], make), cached(kind, ['a'], make)]);
  expect(readdirSync(`.cache/kept/${kind}`)).toHaveLength(1);
});

test('a failed computation is not cached', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cached(kind, ['a'], fail)).rejects.toThrow('no');
  expect(Buffer.from(await cached(kind, ['a'], maker('bytes').make)).toString()).toBe('bytes');
});

test('a JSON value is computed once and read back unchanged', () => {
  let made = 0;
  const value = () =>
    cachedValue(kind, ['a'], () => {
      made += 1;
      return { list: ['é'], none: null };
    });
  expect(value()).toEqual(value());
  expect(value()).toEqual({ list: ['é'], none: null });
  expect(made).toBe(1);
});

test('entries that no build has used for a month are removed', async () => {
  const folder = `.cache/kept/${kind}`;
  await cached(kind, ['a'], maker('0').make);
  const [used = ''] = readdirSync(folder);
  await cached(kind, ['b'], maker('0').make);
  const old = readdirSync(folder).find((entry) => entry !== used) ?? '';
  const time = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  utimesSync(`${folder}/${old}`, time, time);
  await dropUnused(folder);
  expect(readdirSync(folder)).toEqual([used]);
});
