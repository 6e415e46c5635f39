import { describe, expect, test } from 'vitest';
import { made, pages, textOf } from './pages';

/** Script elements that hold data and are never run. */
const DATA = /^(?:application\/ld\+json|speculationrules)$/;
/** Sentences of React's development build that minification leaves as they are. */
const DEVELOPMENT = [
  'react-dom-client.development',
  'Each child in a list should have a unique',
  'A tree hydrated but some attributes of the server rendered HTML',
];
const boot = pages[0]?.$('script[data-islands]').text() ?? '';
/** What only one kind of page inlines, by the attribute that marks such a page. */
const KINDS = ['data-contents', 'data-rotation', 'data-nought', 'data-log-path'];

describe.each(pages)('$route.path', ({ $, html }) => {
  test('runs one inline script, the same as every other page, and at most one of its kind', () => {
    const scripts = $('script').filter((_, element) => !DATA.test($(element).attr('type') ?? ''));
    const kinds = KINDS.filter((attribute) => $(`[${attribute}]`).length > 0);
    expect(kinds.length).toBeLessThanOrEqual(1);
    expect(scripts).toHaveLength(1 + kinds.length);
    expect(scripts.filter('[src]')).toHaveLength(0);
    expect(scripts.last().text()).toBe(boot);
    expect(boot.length).toBeGreaterThan(0);
  });

  test('preloads no script and carries no payload', () => {
    expect($('link[rel=modulepreload], link[as=script]')).toHaveLength(0);
    expect(html).not.toMatch(/__FLIGHT|__WAKU_PUSH__|__WAKU_PREFETCHED__/);
  });

  test('has no handlers in attributes', () => {
    const handlers = $('*')
      .map((_, element) => Object.keys($(element).attr() ?? {}).filter((name) => /^on/i.test(name)))
      .get();
    expect(handlers).toEqual([]);
  });
});

test('no script holds the development build of React', () => {
  const scripts = made.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const development = scripts.filter((file) => {
    const text = textOf(file);
    return DEVELOPMENT.some((sentence) => text.includes(sentence));
  });
  expect(development).toEqual([]);
});

test('nothing of the machine that built it is in what is sent', () => {
  const folder = process.cwd();
  const telling = made.filter(
    (file) => /\.(?:html|js|css|txt|json|xml)$/.test(file) && textOf(file).includes(folder),
  );
  expect(telling).toEqual([]);
});
