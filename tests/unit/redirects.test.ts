import { describe, expect, test } from 'vitest';
import { redirectRules, redirectsFile } from '../../src/build/redirects';
import { redirects } from '../../src/content/redirects';

test('a redirect is two rules: the page, and the payload that React fetches in its place', () => {
  expect(redirectRules([{ from: '/case-studies/hair-nova', to: '/work/hair-nova' }])).toEqual([
    { from: '/case-studies/hair-nova', to: '/work/hair-nova', status: 301 },
    {
      from: '/RSC/R/case-studies/hair-nova.txt',
      to: '/RSC/R/work/hair-nova.txt',
      status: 301,
    },
  ]);
  expect(redirectRules([{ from: '/home', to: '/' }])[1]?.to).toBe('/RSC/R/_root.txt');
});

test('the file holds every rule on a line of its own', () => {
  const lines = redirectsFile().trimEnd().split('\n');
  expect(lines).toHaveLength(2 * redirects.length);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
});

describe('the build stops, naming the entry and the mend,', () => {
  test.each([
    ['an unknown target', [{ from: '/a', to: '/nowhere' }], '/a → /nowhere: there is no page'],
    ['a redirect to itself', [{ from: '/a', to: '/a' }], '/a → /a: leads back to itself'],
    [
      'a loop of two',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      '/b → /a: leads back to itself',
    ],
    [
      'a redirect to a redirect',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/about' },
      ],
      '/a → /b: leads to another redirect; point it at /about',
    ],
    ['a page as the source', [{ from: '/about', to: '/work' }], '/about is a page'],
    [
      'a source twice',
      [
        { from: '/a', to: '/work' },
        { from: '/a', to: '/about' },
      ],
      '/a is listed twice',
    ],
    ['a source with a slash at its end', [{ from: '/a/', to: '/work' }], 'write `from` as a path'],
    ['a source with a query', [{ from: '/a?b=c', to: '/work' }], 'write `from` as a path'],
  ] as const)('at %s', (_what, list, message) => {
    expect(() => redirectRules(list)).toThrow(message);
  });

  test('with all errors in one go', () => {
    const list = [
      { from: '/a', to: '/nowhere' },
      { from: '/about', to: '/work' },
    ] as const;
    expect(() => redirectRules(list)).toThrow(
      /\/nowhere[\s\S]*is a page|is a page[\s\S]*\/nowhere/,
    );
  });
});
