import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'css-tree';
import postcss, { type AtRule, type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { made, pages, ROOT } from './pages';

const file = made.find((name) => name.endsWith('.css')) ?? '';
const sheet = postcss.parse(readFileSync(join(ROOT, file), 'utf8'));
const CLASS = /\.([a-z_][\w-]*)/gi;
const layers = sheet.nodes.filter(
  (node): node is AtRule => node.type === 'atrule' && node.name === 'layer',
);
const known = new Set<string>();
sheet.walkRules(({ selector }) => {
  for (const [, name] of selector.matchAll(CLASS)) known.add(name as string);
});

test('a class is one declaration; a text style is a few', () => {
  const utilities = layers.at(-1) as AtRule;
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
    const lists = $('[class]')
      .toArray()
      .map((element) => $(element).attr('class') ?? '');
    expect(lists).not.toContain('');
    const unknown = new Set(
      lists.flatMap((list) => list.split(' ')).filter((name) => !known.has(name)),
    );
    expect([...unknown]).toEqual([]);
  },
);

test('no client chunk contains code of Panda', () => {
  const scripts = made.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const wrong = scripts.filter((script) =>
    /compoundVariants|defaultVariants|textStyle_|was not extracted from the sources/.test(
      readFileSync(join(ROOT, script), 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});

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
