import { describe, expect, test } from 'vitest';
import { redirectRules, redirectsFile } from '../../src/build/redirects';
import { type Redirect, redirects } from '../../src/content/redirects';
import { messageOf } from '../../tests/support/message-of';

test('a redirect is a rule of the host', () => {
  expect(redirectRules([{ from: '/home', to: '/' }])).toEqual([
    { from: '/home', to: '/', status: 301 },
  ]);
});

test('the file holds every rule on a line of its own', () => {
  const lines = redirectsFile().trimEnd().split('\n');
  expect(lines).toHaveLength(redirects.length);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S* 301$/);
});

describe('the build stops, naming the entry and how to fix it,', () => {
  const said = (list: readonly Redirect[]) => messageOf(() => redirectRules(list));
  const messageWith = (...problems: readonly string[]) =>
    ['Wrong redirects (src/content/redirects.ts):', ...problems].join('\n  ');

  const rows: readonly (readonly [what: string, list: readonly Redirect[], problem: string])[] = [
    [
      'an unknown target',
      [{ from: '/a', to: '/nowhere' }],
      '/a → /nowhere: there is no page at /nowhere; point it at one of src/site/routes.ts',
    ],
    [
      'a redirect to itself',
      [{ from: '/a', to: '/a' }],
      '/a → /a: leads back to itself; point it at a page',
    ],
    [
      'a redirect to a redirect',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/about' },
      ],
      '/a → /b: leads to another redirect; point it at /about',
    ],
    [
      'a page as the source',
      [{ from: '/about', to: '/work' }],
      '/about → /work: /about is a page; remove one of the two',
    ],
    [
      'a source twice',
      [
        { from: '/a', to: '/work' },
        { from: '/a', to: '/about' },
      ],
      '/a → /about: /a is listed twice; keep one',
    ],
    [
      'a source with a slash at its end',
      [{ from: '/a/', to: '/work' }],
      '/a/ → /work: write `from` as a path such as /old-page',
    ],
    [
      'a source with a query',
      [{ from: '/a?b=c', to: '/work' }],
      '/a?b=c → /work: write `from` as a path such as /old-page',
    ],
  ];
  test.each(rows)('at %s', async (_what, list, problem) => {
    expect(await said(list)).toBe(messageWith(problem));
  });

  test('at a loop of two, on both', async () => {
    const list = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ] as const;
    expect(await said(list)).toBe(
      messageWith(
        '/a → /b: leads back to itself; point it at a page',
        '/b → /a: leads back to itself; point it at a page',
      ),
    );
  });

  test('with all errors in one go', async () => {
    const list = [
      { from: '/a', to: '/nowhere' },
      { from: '/about', to: '/work' },
    ] as const;
    expect(await said(list)).toBe(
      messageWith(
        '/about → /work: /about is a page; remove one of the two',
        '/a → /nowhere: there is no page at /nowhere; point it at one of src/site/routes.ts',
      ),
    );
  });
});
