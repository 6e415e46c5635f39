import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes';
import { budgets, exceeded } from '../../tools/budgets';
import { fileOf, nameOf, type PageWeight, weighPage } from '../../tools/page-weight';
import { basePath, pages, ROOT, textOf } from './pages';

const site = { root: ROOT, basePath };
/** Each page is weighed once, since that takes a third of a second. */
const weights = new Map(routes.map(({ path }) => [path, weighPage(site, path)]));
const weigh = (path: string) => weights.get(path) as PageWeight;

test.each(routes)('$path is within its budget', ({ path }) => {
  const weight = weigh(path);
  expect(exceeded(weight)).toEqual([]);
  const bytes = weight.html + weight.css;
  if (!path.startsWith('/blog/') && bytes > budgets.packets) {
    console.warn(`${path}: ${bytes} bytes, more than ten packets (${budgets.packets})`);
  }
});

test(`the script of every page is within ${budgets.sharedScript} bytes, as docs/guarantees.md says`, () => {
  expect(weigh('/about').inlineScripts).toBeLessThanOrEqual(budgets.sharedScript);
  const said = `| ${budgets.sharedScript / 1000} KB, ${budgets.inlineScripts / 1000} KB |`;
  expect(readFileSync('docs/guarantees.md', 'utf8')).toContain(said);
});

test('React is a file of its own, and no script holds the build’s id', () => {
  const scripts = Object.keys(weigh('/contact').scripts).filter((name) => name.endsWith('.js'));
  const react = scripts.filter((name) => nameOf(name) === 'react');
  expect(react).toHaveLength(1);
  for (const name of scripts) {
    const text = textOf(name.slice(basePath.length));
    expect(text.includes('Minified React error') && nameOf(name) !== 'react', name).toBe(false);
    expect(text, name).not.toMatch(/WAKU_BUILD_ID|createFromReadableStream|Missing Router/);
  }
});

test.each([
  ['carousel-dragging', 'aria-roledescription="carousel"'],
  ['enquiry', ' data-hold'],
])('the island %s is fetched where it is used and nowhere else', (island, mark) => {
  const users = pages.filter(({ html }) => html.includes(mark));
  expect(users.length).toBeGreaterThan(0);
  const carriers = routes.filter(({ path }) =>
    Object.keys(weigh(path).scripts).some((script) => nameOf(script) === island),
  );
  expect(carriers.map(({ path }) => path)).toEqual(users.map(({ route }) => route.path));
});

test('the footer says what its page weighs, to 0.1 kB', () => {
  const withFooter = pages.filter(({ $ }) => $('footer [data-weight]').length > 0);
  expect(withFooter.length).toBeGreaterThan(30);
  for (const { route, $ } of withFooter) {
    const said = Number($('[data-weight]').text()) * 1000;
    const sent = statSync(`${ROOT}/${fileOf(route.path)}.br`).size;
    // Rounded to 100 bytes; the last digit itself may change how the page compresses.
    expect.soft(Math.abs(said - sent), route.path).toBeLessThanOrEqual(100);
  }
});
