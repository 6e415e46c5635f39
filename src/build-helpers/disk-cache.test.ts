import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { cached, cachedValue, dropUnused } from './disk-cache';

const kind = `test-${randomUUID()}`;
const folder = `.cache/kept/${kind}`;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (text: string) => vi.fn(async () => Buffer.from(text));
const textOf = async (parts: readonly string[], text: string) =>
  Buffer.from(await cached(kind, parts, make(text))).toString();

test('bytes are made once for the same parts, also by two calls at a time', async () => {
  await Promise.all([cached(kind, ['a', 'b'], make('1')), cached(kind, ['a', 'b'], make('1'))]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await textOf(['a', 'b'], '2')).toBe('1');
  expect(await textOf(['ab'], '2')).toBe('2');
});

test('a failed computation is not cached', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(cached(kind, ['a'], fail)).rejects.toThrow('no');
  expect(await textOf(['a'], 'bytes')).toBe('bytes');
});

test('a JSON value is computed once and read back unchanged', () => {
  const compute = vi.fn(() => ({ list: ['é'], none: null }));
  for (const _ of [1, 2])
    expect(cachedValue(kind, ['a'], compute)).toEqual({ list: ['é'], none: null });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('entries that no build has used for a month are removed', async () => {
  await cached(kind, ['a'], make('0'));
  const [used = ''] = readdirSync(folder);
  await cached(kind, ['b'], make('0'));
  const old = readdirSync(folder).find((entry) => entry !== used) ?? '';
  const time = new Date(Date.now() - 31 * 24 * 3600 * 1000);
  utimesSync(`${folder}/${old}`, time, time);
  await dropUnused(folder);
  expect(readdirSync(folder)).toEqual([used]);
});
