import { expect, test } from 'vitest';
import { routes } from '../../src/content/routes';
import { exceeded } from '../../tools/budgets';
import { nameOf, pathsOf, weighPage } from '../../tools/page-weight';
import { basePath, pages, ROOT } from './pages';

const site = { root: ROOT, basePath };

test('every page that is weighed is a route, and every route is weighed', () => {
  expect(pathsOf(site)).toEqual(routes.map(({ path }) => path).sort());
});

test.each(routes)('$path is within its budget', ({ path }) => {
  expect(exceeded(weighPage(site, path))).toEqual([]);
});

test.each(pages)('$route.path names every script that it will need', ({ route, $ }) => {
  const named = $('script[data-scripts]').attr('data-scripts')?.split(' ') ?? [];
  const needed = Object.keys(weighPage(site, route.path).after.scripts);
  // What a script imports and the page does not name would be fetched after it, not beside it.
  expect(['boot', ...named].sort()).toEqual(needed.sort());
});

test.each([
  ['blog', ['/blog']],
  ['accordion', ['/', '/industries/jewelry', '/services', '/specimen']],
] as const)('the island %s is fetched where it is used and nowhere else', (island, paths) => {
  const carriers = routes.filter(({ path }) =>
    Object.keys(weighPage(site, path).after.scripts).some((script) => nameOf(script) === island),
  );
  expect(carriers.map(({ path }) => path).sort()).toEqual(paths);
});
