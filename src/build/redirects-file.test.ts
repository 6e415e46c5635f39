import { expect, test } from 'vitest';
import { redirectsFile } from './redirects-file';

test('a redirect is a rule of the host on a line of its own', () => {
  expect(redirectsFile([{ from: '/home', to: '/' }])).toBe('/home / 301\n/home/ / 301\n');
  expect(redirectsFile([{ from: '/kit.html', to: '/' }])).toBe('/kit.html / 301\n');
});

test.each([
  ['/a → /nowhere', 'there is no page at /nowhere; point it at one of src/routes.ts'],
  ['/a → /a', 'there is no page at /a; point it at one of src/routes.ts'],
  ['/about → /work', '/about is a page; remove one of the two'],
  ['/twice → /work', '/twice is listed twice; keep one'],
  ['/a/ → /work', 'write `from` as a path such as /old-page'],
  ['/a?b=c → /work', 'write `from` as a path such as /old-page'],
])('%s stops the build, which says how to fix it', (rule, problem) => {
  const [from = '', to = ''] = rule.split(' → ');
  const list = [
    { from: '/twice', to: '/about' },
    { from, to },
  ];
  expect(() => redirectsFile(list)).toThrow(
    new Error(`Wrong redirects (src/content/redirects.yaml):\n  ${rule}: ${problem}`),
  );
});

test('every wrong redirect is named at once', () => {
  const list = [
    { from: '/a', to: '/nowhere' },
    { from: '/about', to: '/work' },
  ];
  expect(() => redirectsFile(list)).toThrow(/\/nowhere: .*\n {2}\/about → \/work: /);
});
