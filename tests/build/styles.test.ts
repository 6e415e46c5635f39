import { lexer } from 'css-tree';
import postcss, { type AtRule } from 'postcss';
import { expect, test } from 'vitest';
import { made, pages, textOf } from './pages';

const sheet = postcss.parse(textOf(made.find((name) => name.endsWith('.css')) ?? ''));
const known = new Set<string>();
sheet.walkRules(({ selector }) => {
  for (const [, name] of selector.matchAll(/\.([a-z_][\w-]*)/gi)) known.add(name as string);
});

test.each(pages)('$route.path has no class without a rule, and no empty list', ({ $ }) => {
  const all = $('[class]').get();
  const names = new Set(all.flatMap((element) => $(element).attr('class')?.split(' ') ?? ''));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
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
