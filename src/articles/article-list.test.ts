import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { articles } from './article-list';
import { chooseRelated } from './choose-related';
import { parseArticleText } from './parse-article-text';

/** The first eighteen articles, in their order, and what each has to treat. */
const TOPICS = load(readFileSync('src/articles/article-topics.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

/** Phrases and signs that say nothing, or say it for effect. */
const NEVER =
  /\b(?:in today's|landscape|elevate|unlock|leverag\w+|game-changer|seamless\w*|at the end of the day)\b|—|!/i;

/** Words for something else, contractions that nobody says, and American spellings. */
const MISTAKES = [
  // A film is shown in a cinema, by an office or at a festival; a phone takes a video.
  /\b(?:an?|the|this|that|each|one|short|second)\s+films?\b(?! (?:awards|festival|office))/i,
  /\b(?:fortnightly|monthly|weekly|news|email)\s+letters?\b/i,
  /\b(?:it|he|she|they|we|you|who|what|where|there)['’](?:s|re|ve|ll)(?=[.,;:?)])/i,
  /\b(?:where|who|what|how \w+) (?:it|he|she|they|we|you)['’](?:s|re) (?:in|of|at|on|for \w)/i,
  /\b(?:color|behavior|neighbor|favorite|organiz|apologiz|recogniz|realiz|specializ|personaliz)/i,
];

const slugs = Object.keys(TOPICS);
const specified = articles.filter(({ slug }) => slug in TOPICS);
/** What a reader reads, on one line. */
const plain = (source: string) =>
  source
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<\/?[A-Z][^>]*>|[#*[\]|]/g, ' ')
    .replace(/\s+/g, ' ');

test('the articles of src/articles/article-topics.yaml stand in their order', () => {
  expect(specified.map(({ slug }) => slug)).toEqual(slugs);
});

describe.each(specified)('$slug', (article) => {
  const { slug } = article;
  const text = parseArticleText(article);
  const short = slug.startsWith('hospitality');

  test('has the length of its kind', () => {
    expect(text.words).toBeGreaterThanOrEqual(short ? 700 : 1400);
    // Its Markdown copy has the figures and calculators as well.
    const written = text.markdown.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    expect(written).toBeLessThanOrEqual(short ? 2300 : 3200);
  });

  test('treats its topics', () => {
    const all = plain(`${article.title} ${article.source}`).toLowerCase();
    const missing = TOPICS[slug]?.filter((topic) => !all.includes(topic.toLowerCase()));
    expect(missing).toEqual([]);
  });

  test('has headings, a list, a chart and a mock-up, a calculation, an example, a closing', () => {
    expect(text.headings.length).toBeGreaterThanOrEqual(short ? 4 : 6);
    expect(article.source).toMatch(/^(?:- |1\. )/m);
    const kinds = Object.values(article.figures).map(({ kind }) => kind === 'mockup');
    expect(new Set(kinds).size).toBe(2);
    expect(article.arithmetic.length + article.sums.length).toBeGreaterThan(0);
    expect(article.source.match(/<Worked title="/g)?.length).toBeGreaterThanOrEqual(1);
    expect(article.source.trim()).toMatch(/<Closing>[^<]*\]\(\/contact\)[^<]*<\/Closing>$/);
  });

  test('links to another article, and as one of two parts to the other part', () => {
    const linked = [...article.source.matchAll(/\]\(\/blog\/([a-z0-9-]+)\)/g)].map(([, to]) => to);
    expect(linked.filter((to) => to !== slug).length).toBeGreaterThanOrEqual(1);
    const [, stem, number] = /^(.*)-([12])$/.exec(slug) ?? [];
    if (stem) expect(linked).toContain(`${stem}-${number === '1' ? 2 : 1}`);
  });

  test('is dated in October 2025; on hospitality, whose articles are the short ones, without a last change, with its picture on cards only', () => {
    expect(article.date).toBe('2025-10-07');
    expect(article.modified).toBe(short ? undefined : '2025-10-07');
    expect(article.imageOnCardOnly).toBe(short ? true : undefined);
  });

  test('shows a picture within a screen and a half: in its head, or before its first heading', () => {
    const before = article.source.slice(0, article.source.indexOf('\n## '));
    expect(before.includes('<Photo ')).toBe(article.imageOnCardOnly === true);
  });

  test('has no filler phrases', () => {
    expect(NEVER.exec(plain(article.source))?.[0]).toBeUndefined();
  });

  test('says video and email, uses contractions as people do, and spells as the British do', () => {
    const text = plain(article.source);
    expect(MISTAKES.flatMap((mistake) => mistake.exec(text)?.[0] ?? [])).toEqual([]);
  });
});

describe('no two articles', () => {
  const LENGTH = 5;
  const shingles = new Map(
    specified.map(({ slug, source }) => {
      const words =
        plain(source)
          .toLowerCase()
          .match(/[\p{L}\d'£%,.-]+/gu) ?? [];
      return [slug, new Set(words.map((_, index) => words.slice(index, index + LENGTH).join(' ')))];
    }),
  );

  test('share more than 5 % of their runs of five words', () => {
    const close: string[] = [];
    for (const [a, ofA] of shingles) {
      for (const [b, ofB] of shingles) {
        if (a >= b) continue;
        const shared = [...ofA].filter((shingle) => ofB.has(shingle)).length;
        const share = shared / Math.min(ofA.size, ofB.size);
        if (share > 0.05) close.push(`${a} and ${b}: ${(100 * share).toFixed(1)} %`);
      }
    }
    expect(close).toEqual([]);
  });

  test('have one picture', () => {
    expect(new Set(specified.map(({ image }) => image)).size).toBe(specified.length);
  });
});

test.each(articles)('three other articles are to be read after $slug', (article) => {
  const related = chooseRelated(article);
  expect(new Set(related).size).toBe(3);
  expect(related).not.toContain(article);
});
