import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import mutations from './mutations.json' with { type: 'json' };

/** A break whose place has gone breaks nothing, and nobody would see it before the next review. */
test.each(mutations)('"$what" can still be put into $file', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('the browser tests that are to catch a break are there', () => {
  const inBrowser = mutations.filter(({ suite }) => suite === 'desktop' || suite === 'phone');
  for (const name of inBrowser.flatMap(({ test }) => test.split('|')))
    expect.soft(existsSync(`tests/browser/${name}.ts`), name).toBe(true);
});
