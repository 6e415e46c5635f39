import { expect, test } from 'vitest';
import { settingsOf } from '../options';

test('everything has a default', () => {
  expect(settingsOf({})).toEqual({
    mode: 'islands',
    script: undefined,
    pageScripts: {},
    criticalCss: {},
    speculationRules: undefined,
  });
});

test('critical CSS can be turned off', () => {
  expect(settingsOf({ criticalCss: false }).criticalCss).toBeUndefined();
});

test('all options that are wrong are named at once', () => {
  const wrong = { pageScripts: { 'Data X': 'a.ts', 'b]': 'b.ts' } };
  expect(() => settingsOf(wrong)).toThrow(/"Data X" is no attribute[\s\S]*"b\]" is no attribute/);
});
