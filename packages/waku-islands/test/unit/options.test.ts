import { expect, test } from 'vitest';
import { modeOf } from '../../src/options';
import { islands } from '../../src/vite';

test('all options that are wrong are named at once', () => {
  const wrong = { pageScripts: { 'Data X': 'a.ts' }, routes: { app: 'full' } } as const;
  expect(() => islands(wrong)).toThrow(/"Data X" is no attribute[\s\S]*"app" is no path/);
});

test.each([
  ['/', 'none'],
  ['/app', 'full'],
  ['/app/a/b', 'full'],
  ['/app/plain', 'islands'],
  ['/apple', 'none'],
])('the mode of %s is that of the longest route that fits: %s', (path, mode) => {
  const routes = { '/app/*': 'full', '/app/plain': 'islands' } as const;
  expect(modeOf(path, { mode: 'none', routes })).toBe(mode);
});
