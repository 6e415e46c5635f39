import { expect, test } from 'vitest';
import { type IslandsOptions, modeOf } from '../../src/options';
import { islands } from '../../src/vite';

test('all options that are wrong are named at once, each with what to write', () => {
  // As a configuration in JavaScript may have them.
  const wrong = {
    mode: 'island',
    client: 'vue',
    pageScripts: { 'Data X': 'a.ts' },
    routes: { app: 'full', '/app/*': 'ful' },
    include: { 'acme-ui': 'hover', 'acme-more': 'press never', 'acme-right': 'press focus' },
  } as unknown as IslandsOptions;
  const modes = 'write one of islands, none, full';
  const wakes =
    'write never, or one or several of press, focus, visible, idle, load, with-react, such as press with-react';
  const lines = [
    `mode: "island" is no mode; ${modes}`,
    'client: "vue" is no client; write one of react, preact',
    'pageScripts: "Data X" is no attribute; write a name such as data-carousel',
    'routes: "app" is no path; write one such as /imprint or /app/*',
    `routes: "ful" of /app/* is no mode; ${modes}`,
    `include: "hover" of acme-ui is no wake; ${wakes}`,
    `include: "press never" of acme-more is no wake; ${wakes}`,
  ];
  expect(() => islands(wrong)).toThrow(
    new Error(`Options of waku-islands:\n  ${lines.join('\n  ')}`),
  );
});

test('options that are right, and none at all, are taken', () => {
  for (const right of [
    {},
    { mode: 'none', routes: { '/app/*': 'full', '/imprint': 'islands' } },
    { client: 'preact', include: { 'acme-ui': 'press with-react', 'acme-more': 'never' } },
  ] as const)
    expect(() => islands(right)).not.toThrow();
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
