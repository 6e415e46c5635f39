import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { OF_CLIENTS, OF_ISLANDS } from './suites';

/* A tool that is given the name of no test file passes over it without a word. */

const missingIn = (names: readonly string[], pattern: string) => {
  const files = globSync(pattern).map((file) => basename(file));
  expect(files.length).toBeGreaterThan(0);
  return names.filter((name) => !files.some((file) => file.startsWith(name)));
};

test('each file that runs with Preact, too, is there', () => {
  expect(missingIn(OF_ISLANDS, 'tests/browser/*.spec.ts')).toEqual([]);
  expect(missingIn(OF_CLIENTS, 'packages/waku-islands/test/adoption/*.test.ts')).toEqual([]);
});
