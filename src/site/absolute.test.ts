import { afterEach, expect, test, vi } from 'vitest';
import { absoluteAddresses } from './absolute';
import { basePath } from './environment';
import { site } from './site';

test('addresses of a text are made absolute; fragments belong to its page', () => {
  const children = ['/contact', '#one', 'mailto:a@b.example', 'https://c.example/'].map((href) => ({
    type: 'element' as const,
    tagName: 'a',
    properties: { href },
    children: [],
  }));
  absoluteAddresses({ type: 'root', children }, '/blog/x');
  expect(children.map(({ properties }) => properties.href)).toEqual([
    `${site.origin}/contact`,
    `${site.origin}/blog/x#one`,
    'mailto:a@b.example',
    'https://c.example/',
  ]);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/noughtline/', '/noughtline/'],
])('BASE_PATH=%s is %s', (given, path) => {
  vi.stubEnv('BASE_PATH', given);
  expect(basePath()).toBe(path);
});

test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
  'BASE_PATH=%s stops the build',
  (given) => {
    vi.stubEnv('BASE_PATH', given);
    expect(() => basePath()).toThrow(`BASE_PATH is "${given}": it has to begin and end with`);
  },
);
