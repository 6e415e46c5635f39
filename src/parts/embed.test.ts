import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Embed } from './embed';

const ELSEWHERE = 'https://ranks.test/live/1';
const words = { title: 'Rankings', open: 'Open the dashboard', fallback: 'No frames.' };

test.each([
  [ELSEWHERE, 'Open the dashboard (another site)', true],
  ['/live/hair-nova', 'Open the dashboard', false],
])('%s stands in a frame, with a link beside it', (src, said, isPrivate) => {
  const html = renderToStaticMarkup(Embed({ data: words, src, kind: 'dashboard' }));
  expect(html).toContain(`src="${src}"`);
  const [, link] = new RegExp(`<a [^>]*href="${src}"[^>]*>(.*?)</a>`).exec(html) ?? [];
  expect(link?.replace(/<[^>]*>/g, '').replace('\u00a0', ' ')).toBe(said);
  expect(html.includes('referrerPolicy="no-referrer"')).toBe(isPrivate);
});
