import { expect, test } from 'vitest';
import { articles } from './articles/article-list';
import { assertUniqueIds, lastModified, routeAt, routes } from './routes';

test('two questions of a page with one id are named', () => {
  const ask = () =>
    assertUniqueIds('/services', [{ id: 'prices' }, { id: 'time' }, { id: 'prices' }]);
  expect(ask).toThrow('The questions of /services: the id "prices" is there twice');
});

test('every page has a day of its last change, the list of articles that of its newest', () => {
  for (const { path } of routes) expect(lastModified(path)).toMatch(/^\d{4}-\d\d-\d\d$/);
  const days = articles.map(({ date, modified = date }) => modified);
  expect(articles.map(({ path }) => lastModified(path))).toEqual(days);
  expect(lastModified('/blog')).toBe(days.toSorted().at(-1));
});

test('an article that shows its picture in lists only has none in its record', () => {
  const only = articles.filter(({ imageOnCardOnly }) => imageOnCardOnly);
  for (const { path } of only) expect(routeAt(path).image).toBeUndefined();
});
