import { lexer } from 'css-tree';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { made, pages, textOf } from './pages';

const sheet = postcss.parse(textOf(made.find((name) => name.endsWith('.css')) ?? ''));
const CLASS = /\.([a-z_][\w-]*)/gi;
const known = new Set<string>();
sheet.walkRules(({ selector }) => {
  for (const [, name] of selector.matchAll(CLASS)) known.add(name as string);
});

test('a class is one declaration; a text style is a few', () => {
  const utilities = sheet.nodes.findLast(
    (node) => node.type === 'atrule' && node.name === 'layer',
  ) as AtRule;
  const wrong: string[] = [];
  let classes = 0;
  utilities.walkRules((rule) => {
    // Text styles are a layer of their own: a few declarations each.
    if ((rule.parent as AtRule).params === 'compositions') return;
    classes += 1;
    const properties = rule.nodes
      .filter((node): node is Declaration => node.type === 'decl')
      // The minifier writes `outline: none` as two.
      .map(({ prop }) => prop.replace(/^-[a-z]+-/, '').replace('outline-offset', 'outline'));
    if (new Set(properties).size > 1) wrong.push(rule.toString());
  });
  expect(classes).toBeGreaterThan(400);
  expect(wrong).toEqual([]);
});

test('a class has one or two characters, and never the name of one that is written by hand', () => {
  expect(known).toContain('visually-hidden');
  const atomic = [...known].filter((name) => name !== 'visually-hidden');
  expect(atomic.filter((name) => name.length > 2)).toEqual([]);
});

test.each(pages)(
  '$route.path has no class without a rule, and no empty list of classes',
  ({ $ }) => {
    const names = $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')?.split(' ') ?? '');
    expect([...new Set(names)].filter((name) => !known.has(name))).toEqual([]);
  },
);

test('every declaration is one that CSS knows: a token that is mistyped stays as a word', () => {
  const wrong: string[] = [];
  sheet.walkDecls(({ prop, value, parent }) => {
    // What css-tree does not know yet.
    if (/^-|^container-type$/.test(prop) || /(?:clamp|env|max|min)\(/.test(value)) return;
    if ((parent as AtRule).name === 'font-face') return;
    const { error } = lexer.matchProperty(prop, value);
    if (error?.name === 'SyntaxMatchError') wrong.push(`${prop}: ${value}`);
  });
  expect([...new Set(wrong)]).toEqual([]);
});
