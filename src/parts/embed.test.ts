import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Embed } from './embed';

const words = { title: 'Rankings', open: 'Open the dashboard', fallback: 'No frames.' };
const render = (src: string) => renderToStaticMarkup(Embed({ ...words, src, kind: 'dashboard' }));

test('a dashboard elsewhere has a link beside its frame, in case it does not load', () => {
  const html = render('https://ranks.test/live/1');
  expect(html).toContain('src="https://ranks.test/live/1"');
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/ranks\.test\/live\/1"[^>]*>Open the dashboard<span[^>]*>\u00a0\(another site\)<\/span><\/a>/,
  );
  expect(html).toContain('referrerPolicy="no-referrer"');
});

test('a page of our own can be opened large', () => {
  const html = render('/live/hair-nova');
  expect(html).toContain('src="/live/hair-nova"');
  expect(html).toMatch(/<a [^>]*href="\/live\/hair-nova"[^>]*>Open the dashboard<\/a>/);
});
