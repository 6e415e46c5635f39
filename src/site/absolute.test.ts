import { describe, expect, test } from 'vitest';
import { absolute, absoluteAddresses, inside } from './absolute';
import { site } from './site';

describe('addresses', () => {
  test('begin at the origin', () => {
    expect(absolute('/about')).toBe(`${site.origin}/about`);
    expect(inside('/about')).toBe('/about');
  });

  test('of a text are made absolute; fragments belong to its page', () => {
    const link = (href: string) => ({
      type: 'element' as const,
      tagName: 'a',
      properties: { href },
      children: [],
    });
    const children = ['/contact', '#one', 'mailto:a@b.example', 'https://c.example/'].map(link);
    absoluteAddresses({ type: 'root', children }, '/blog/x');
    expect(children.map(({ properties }) => properties.href)).toEqual([
      `${site.origin}/contact`,
      `${site.origin}/blog/x#one`,
      'mailto:a@b.example',
      'https://c.example/',
    ]);
  });
});
