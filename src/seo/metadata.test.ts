import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ONCE_IN_HEAD } from '../../tests/support/once-in-head';
import { articles } from '../articles/article-list';
import { absolute, absoluteAddresses, inside } from '../site/absolute';
import { routes } from '../site/routes';
import { site } from '../site/site';
import { lastModified } from './last-modified';
import { Metadata } from './metadata';

const headOf = (path: string) => load(renderToStaticMarkup(createElement(Metadata, { path })));

test.each(routes.map(({ path }) => path))('%s: one of each', (path) => {
  const $ = headOf(path);
  expect(ONCE_IN_HEAD.filter((selector) => $(selector).length !== 1)).toEqual([]);
});

describe('who may be listed', () => {
  test.each(routes.map((route) => [route.path, route] as const))('%s', (_path, route) => {
    const $ = headOf(route.path);
    const listed = route.visibility === 'public';
    expect($('meta[name=robots]').attr('content')?.includes('noindex')).toBe(!listed);
    expect($('link[rel=canonical]').attr('href')).toBe(
      route.kind === 'not-found' ? undefined : absolute(route.path),
    );
    expect($('link[type="text/markdown"]')).toHaveLength(listed ? 1 : 0);
  });

  test('proposals, what stands in frames, the specimen and the not-found page may not', () => {
    const listed = routes.filter(({ visibility }) => visibility === 'public');
    expect([...new Set(listed.map(({ kind }) => kind))]).toEqual(['page', 'article']);
  });
});

describe('articles', () => {
  test.each(articles.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
    const $ = headOf(article.path);
    const property = (name: string) => $(`meta[property="${name}"]`).attr('content');
    expect(property('og:type')).toBe('article');
    expect(property('article:published_time')).toBe(article.date);
    expect(property('article:modified_time')).toBe(article.modified);
    expect(property('article:section')).toBe(article.section);
    expect($('meta[property="article:tag"]').length).toBe(article.keywords.length);
  });

  test('are nothing else', () => {
    const $ = headOf('/about');
    expect($('meta[property="og:type"]').attr('content')).toBe('website');
    expect($('meta[property^="article:"]')).toHaveLength(0);
  });
});

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

describe('the day of the last change', () => {
  test('is stated for every page', () => {
    for (const { path } of routes) expect(lastModified(path)).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('of an article is that of its front matter, and of their list the newest of these', () => {
    const days = articles.map(({ path, date, modified = date }) => {
      expect(lastModified(path)).toBe(modified);
      return modified;
    });
    expect(lastModified('/blog')).toBe(days.sort().at(-1));
  });
});
