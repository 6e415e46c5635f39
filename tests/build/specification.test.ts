import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { pages } from './pages';

/** By page, or by kind of page: texts that it holds, and by selector how many elements. */
type Specified = Readonly<
  Record<
    string,
    { readonly says?: readonly string[]; readonly has?: Readonly<Record<string, number | string>> }
  >
>;
const FILE = 'tests/build/specification.yaml';
const yaml = readFileSync(FILE, 'utf8');
const specified = load(yaml) as Specified;

/** Says that a page lacks one of the agency's facts, and which line states it. */
function unsaid(path: string, fact: string): string {
  const lines = yaml.split('\n');
  const at = lines.findIndex((line, at) => at > lines.indexOf(`${path}:`) && line.includes(fact));
  return `${path} does not say "${fact}", a fact of this agency. If it has changed, change or remove ${FILE}:${at + 1}`;
}

test.each(pages)('$route.path is as specified', ({ route, $ }) => {
  const says = specified[route.path]?.says ?? [];
  const text = $('main').text().replace(/\s+/g, ' ');
  const missing = says.filter((fact) => !text.includes(fact));
  expect(missing.map((fact) => unsaid(route.path, fact))).toEqual([]);
  const keys = ['every page', `every ${route.kind}`, route.path];
  const wanted = Object.fromEntries(
    keys.flatMap((key) => Object.entries(specified[key]?.has ?? {})),
  );
  const wrong = Object.entries(wanted).flatMap(([selector, count]) => {
    const found = $(selector).length;
    const isMore = typeof count === 'string' && found > Number.parseInt(count, 10);
    return isMore || found === Number.parseInt(`${count}`, 10)
      ? []
      : `${selector}: ${found}, not ${count}, which ${FILE} states of ${route.path} or of its kind`;
  });
  expect(wrong).toEqual([]);
});

test('each page of the specification is built', () => {
  const built = pages.map(({ route }) => route.path);
  const paths = Object.keys(specified).filter((key) => key.startsWith('/'));
  expect(paths.filter((path) => !built.includes(path))).toEqual([]);
});
