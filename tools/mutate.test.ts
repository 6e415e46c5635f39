import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import mutations from './mutations.json' with { type: 'json' };

test.each(mutations)('"$what" can still be put into $file', ({ file, from, to }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
