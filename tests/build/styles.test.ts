import postcss from 'postcss';
import { expect, test } from 'vitest';
import { unknownIn } from '../../src/build/panda';
import { made, pages, textOf } from './pages';

const sheetFile = made.find((name) => name.endsWith('.css')) ?? '';
const sheet = postcss.parse(textOf(sheetFile));
const known = new Set<string>();
sheet.walkRules(({ selector }) => {
  for (const [, name] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) known.add(name as string);
});

test.each(pages)('$route.path has no class without a rule, and no empty list', ({ $ }) => {
  const all = $('[class]').get();
  const names = new Set(all.flatMap((element) => $(element).attr('class')?.split(' ') ?? ''));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test('CSS knows every declaration: a mistyped token would stay in the sheet as a word', () => {
  expect(unknownIn(textOf(sheetFile))).toEqual([]);
  expect(unknownIn('a { color: quiett; color: red }')).toEqual(['color: quiett']);
});
