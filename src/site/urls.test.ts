import { expect, test } from 'vitest';
import { site } from './site';
import { absoluteAddresses } from './urls';

test('addresses of a text are made absolute; fragments belong to its page', () => {
  const children = ['/contact', '#one', 'mailto:a@b.example', 'https://c.example/'].map((href) => ({
    type: 'element' as const,
    tagName: 'a',
    properties: { href },
    children: [],
  }));
  absoluteAddresses({ type: 'root', children }, '/blog/x');
  expect(children.map(({ properties }) => properties.href)).toEqual([
    `${site.origin}/contact`,
    `${site.origin}/blog/x#one`,
    'mailto:a@b.example',
    'https://c.example/',
  ]);
});
