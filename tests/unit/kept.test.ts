import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { dropUnused, kept, keptValue } from '../../src/build/kept';

const kind = `test-${randomUUID()}`;
afterEach(() => rmSync(`.cache/kept/${kind}`, { recursive: true, force: true }));

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
  expect(readdirSync(`.cache/kept/${kind}`)).toHaveLength(1);
});

test('what could not be made is not kept', async () => {
  const fail = () => Promise.reject(new Error('no'));
  await expect(kept(kind, ['a'], fail)).rejects.toThrow('no');
  expect(Buffer.from(await kept(kind, ['a'], maker('bytes').make)).toString()).toBe('bytes');
});

test('a value is made once, and comes back as it was', () => {
  let made = 0;
  const value = () =>
    keptValue(kind, ['a'], () => {
      made += 1;
      return { list: ['é'], none: null };
    });
  expect(value()).toEqual(value());
  expect(value()).toEqual({ list: ['é'], none: null });
  expect(made).toBe(1);
});

test('what has been used for a build stays; of the rest, what was used last, as far as there is room', async () => {
  const folder = `.cache/kept/${kind}`;
  const of = async (name: string, age: number) => {
    const before = new Set(existsSync(folder) ? readdirSync(folder) : []);
    await kept(kind, [name], maker('0123456789').make);
    const [file = ''] = readdirSync(folder).filter((entry) => !before.has(entry));
    const time = new Date(Date.now() - age);
    utimesSync(`${folder}/${file}`, time, time);
    return file;
  };
  const [used, newer] = [await of('a', 3000), await of('b', 2000)];
  await of('c', 4000);
  const begun = Date.now() - 1000;
  await kept(kind, ['a'], maker('').make);
  await dropUnused(begun, 15, folder);
  expect(readdirSync(folder).sort()).toEqual([used, newer].sort());
  await dropUnused(begun, 0, folder);
  expect(readdirSync(folder)).toEqual([used]);
});
