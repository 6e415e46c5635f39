import { describe, expect, test } from 'vitest';
import { islandsOptions } from '../../src/build/islands-options';
import { made, pages, textOf } from './pages';

/** Script elements that hold data and are never run. */
const DATA = /^(?:application\/ld\+json|speculationrules)$/;
/** Sentences of React's development build, which minification leaves unchanged. */
const DEVELOPMENT = [
  'react-dom-client.development',
  'Each child in a list should have a unique',
  'A tree hydrated but some attributes of the server rendered HTML',
];
const PANDA = ['compoundVariants', 'defaultVariants', 'textStyle_', 'was not extracted from the'];
const boot = pages[0]?.$('script[data-islands]').text() ?? '';
/** What marks a page with a further script: an attribute or, on the 404, a script in the body. */
const KINDS = [
  ...Object.keys(islandsOptions.pageScripts ?? {}).map((attribute) => `[${attribute}]`),
  'body script:not([type])',
];

describe.each(pages)('$route.path', ({ $, html }) => {
  test('runs one inline script, and at most one of its kind', () => {
    const scripts = $('script').filter((_, element) => !DATA.test($(element).attr('type') ?? ''));
    const kinds = KINDS.filter((selector) => $(selector).length > 0);
    expect(kinds.length).toBeLessThanOrEqual(1);
    expect(scripts).toHaveLength(1 + kinds.length);
    expect(scripts.filter('[src]')).toHaveLength(0);
    expect(scripts.filter('[data-islands]').text()).toBe(boot);
    expect(boot.length).toBeGreaterThan(0);
  });

  test('carries no payload, and has no handlers in attributes', () => {
    expect(html).not.toMatch(/__FLIGHT|__WAKU_PUSH__|__WAKU_PREFETCHED__/);
    expect(html).not.toMatch(/<[a-z][^<>]* on[a-z]+="/i);
  });
});

test('no file holds what only a build needs', () => {
  const unwanted = [...DEVELOPMENT, ...PANDA, process.cwd()];
  const texts = made.filter((file) => /\.(?:html|js|css|txt|json|xml)$/.test(file));
  expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  const wrong = texts.filter((file) => {
    const text = textOf(file);
    return unwanted.some((part) => text.includes(part));
  });
  expect(wrong).toEqual([]);
});
