import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
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

test('entries used since a time stay; of the others the least recently used are removed first', async () => {
  const folder = `.cache/kept/${kind}`;
  const of = async (name: string, age: number) => {
    const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
    await cached(kind, [name], maker('0123456789').make);
    const [file = ''] = readdirSync(folder).filter((entry) => !before.has(entry));
    const time = new Date(Date.now() - age);
    utimesSync(`${folder}/${file}`, time, time);
    return file;
  };
  const [used, newer] = [await of('a', 3000), await of('b', 2000)];
  await of('c', 4000);
  const begun = Date.now() - 1000;
  await cached(kind, ['a'], maker('').make);
  await dropUnused(begun, 15, folder);
  expect(readdirSync(folder).sort()).toEqual([used, newer].sort());
  await dropUnused(begun, 0, folder);
  expect(readdirSync(folder)).toEqual([used]);
});
