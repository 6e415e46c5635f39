import { expect, test } from 'vitest';
import { settingsOf } from '../options';

test('everything has a default', () => {
  expect(settingsOf({})).toEqual({
    attribute: 'data-wake',
    signs: ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'],
    boot: undefined,
    pageBoot: {},
    replay: 'button:not([type=submit])',
    criticalCss: {},
    payloadAddress: undefined,
    speculationRules: undefined,
  });
});

test('critical CSS can be turned off', () => {
  expect(settingsOf({ criticalCss: false }).criticalCss).toBeUndefined();
});

test('all options that are wrong are named at once', () => {
  const wrong = { wake: { attribute: 'a]', signs: ['input'] }, pageBoot: { 'Data X': 'a.ts' } };
  expect(() => settingsOf(wrong)).toThrow(/"a\]" is no attribute[\s\S]*"Data X"[\s\S]*"click"/);
});
