import { expect, test } from 'vitest';
import { brotliQuality, isMany } from '../../src/build/effort';

test('dozens of pages are pressed as hard as can be, thousands are not', () => {
  expect([brotliQuality(35), brotliQuality(1000)]).toEqual([11, 5]);
  expect([isMany(35), isMany(1000)]).toEqual([false, true]);
});
