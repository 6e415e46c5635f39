import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { articles } from '../articles/article-list';
import { standfirstText } from '../articles/standfirst';
import { articlePage } from '../content/article-page';
import { crawlerRules } from '../content/crawlers';
import { formatMonth } from '../site/format';
import { site } from '../site/site';
import { articleHtml, rss } from './feeds';
import { articleMarkdown, pageMarkdown } from './markdown';
import { robots } from './robots-humans-security';
import { cdata, escapeXml } from './xml';

test('XML: text and mark-up are carried unharmed', () => {
  const awkward = `a < b & "c" 'd' ]]> e`;
  const xml = `<r><t>${escapeXml(awkward)}</t><m>${cdata(awkward)}</m></r>`;
  expect(XMLValidator.validate(xml)).toBe(true);
  const { r } = new XMLParser({ trimValues: false }).parse(xml);
  expect(r).toEqual({ t: awkward, m: awkward });
});

test.each(articles)(
  '$slug as HTML is plain: no tags of our own, no address without a host',
  (one) => {
    const html = articleHtml(one);
    expect(html).not.toMatch(/<(?:pull-line|key-figure|worked-example|article-closing)/);
    expect(html).not.toMatch(/(?:href|src)="(?!https:|mailto:|tel:)/);
    expect(html.includes('<blockquote>')).toBe(one.source.includes('<Pull>'));
    expect(html).toContain(`${site.origin}/contact`);
  },
);

test.each(articles)(
  '$slug opens with byline and standfirst as Markdown, and in the feeds',
  (article) => {
    const { for: whom, week, worth } = article.standfirst;
    const [, , byline, , ...lines] = articleMarkdown(article).split('\n');
    expect(byline).toBe(
      `${articlePage.byline}. ${articlePage.published} ${formatMonth(article.date)}.`,
    );
    const { standfirst: words } = articlePage;
    expect(lines.slice(0, 3)).toEqual([
      `- **${words.for}:** ${whom}`,
      `- **${words.week}:** ${week}`,
      `- **${words.worth}:** ${worth}`,
    ]);
    const { rss: feed } = new XMLParser().parse(rss());
    const item = feed.channel.item.find(({ title }: { title: string }) => title === article.title);
    expect(item.description).toBe(standfirstText(article));
    expect(item.description).toContain(worth);
  },
);

test('dates in the tables of charts are words', () => {
  const text = articles.map(articleMarkdown).join();
  expect(text).not.toMatch(/\| 20\d\d-\d\d/);
  expect(text).toMatch(/\| May 2024 \| May 2025 \|/);
});

describe('a page as Markdown', () => {
  const page = (main: string) => parse(`<nav>Top</nav><main>${main}</main>`);

  test('is what its main part shows', () => {
    const text = pageMarkdown(
      '/about',
      page(
        '<h1>A<!-- -->B</h1><p aria-hidden="true">Twice</p><form><input name="x"></form><p><a href="/contact">Write<span class="visually-hidden"> (new tab)</span></a></p><svg role="img" aria-label="Halcyon"></svg><img alt="" src="/a.jpg"><img alt="A cup" src="/b.jpg">',
      ),
    );
    expect(text).toContain('# AB\n');
    expect(text).toContain(`[Write](${site.origin}/contact)`);
    expect(text).toContain('Halcyon');
    expect(text).toContain(`![A cup](${site.origin}/b.jpg)`);
    expect(text).not.toMatch(/Top|Twice|new tab|a\.jpg|name/);
  });

  test('keeps apart what only the style sheet keeps apart', () => {
    const text = pageMarkdown('/about', page('<div><span>98%</span><span>success</span></div>'));
    expect(text).toContain('98%\\\nsuccess');
  });

  test('runs no two words together', () => {
    const text = pageMarkdown(
      '/work',
      page(
        '<h1>Work</h1><ul><li><a href="#halcyon"><span>Halcyon<span>Sessions</span></span><span>+184%</span></a></li></ul><figure><figcaption>Amara Osei<span>Founder</span></figcaption></figure><p>Nine<span>, then ten</span>.</p>',
      ),
    );
    expect(text).toContain('[Halcyon: Sessions: +184%]');
    expect(text).toContain('Amara Osei\\\nFounder');
    expect(text).toContain('Nine, then ten.');
  });

  test('begins at the heading of its main part', () => {
    const text = pageMarkdown('/about', page('<div><nav>Back</nav><h1>A</h1></div><p>B</p>'));
    expect(text).toMatch(/^# A\n\nB\n/);
    expect(() => pageMarkdown('/about', parse('<p>x</p>'))).toThrow(
      'The page /about has no <main>',
    );
  });
});

test('robots.txt is the policy in content, and nothing else decides', () => {
  const shut = robots([{ reason: 'No.', crawlers: [{ agent: 'X', purpose: 'x' }], allow: false }]);
  expect(shut).toContain('# No.\nUser-agent: X\nDisallow: /\n');
  for (const { crawlers } of crawlerRules) {
    for (const { agent } of crawlers) expect(robots()).toContain(`User-agent: ${agent}\n`);
  }
});
