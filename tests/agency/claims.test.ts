import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { changingSoon } from '../../src/articles/article-schema';
import { parseArticleText } from '../../src/articles/parse-article-text';
import { readings } from '../../src/content/agency-readings';
import { caseStudies } from '../../src/content/case-studies';
import { programmes } from '../../src/content/programmes';
import { proposals } from '../../src/content/proposals';

/** How often a day of the week (Sunday is 0) falls between two days, both included. */
function countOf(weekday: number, first: string, last: string): number {
  let count = 0;
  for (let day = Date.parse(first); day <= Date.parse(last); day += 86_400_000) {
    if (new Date(day).getUTCDay() === weekday) count += 1;
  }
  return count;
}

test.each(proposals)(
  'the proposal to $client has a result for each target, on the same months',
  ({ expect: promised, outcome }) => {
    for (const [at, { value, note }] of promised.readings.entries()) {
      const counted = outcome.readings[at] ?? outcome.readings[0];
      // “3x” is written with its sign in the note.
      const said = value.replace(/(?<=\d)x$/, '×').toLowerCase();
      expect(counted.note?.toLowerCase()).toContain(said);
      // The scale ends at the promised figure; the mark ends at the counted one.
      const { at: drawn = 0, to = 0 } = counted.scale?.kind === 'bounded' ? counted.scale : {};
      expect(to).toBe(/^\d/.test(value) ? Number.parseInt(value, 10) : 12);
      expect(drawn).toBe(Math.min(Number.parseFloat(counted.value), to));
      expect(counted.label).toMatch(drawn < to ? /: missed$/ : /: reached$/);
      if (/\d[%x]/.test(value))
        expect(note).toContain(/against.*$/.exec(outcome.lead ?? '')?.[0].split(';')[0]);
    }
  },
);

test('the share of programmes that reached their first number is the one drawn', () => {
  const { total, table } = programmes;
  const { value, note } = readings.success;
  expect(value).toBe(`${Math.round((100 * total.first) / total.finished)}%`);
  expect(note).toContain(`${total.first} of the ${total.finished} programmes`);
  expect(table.rows.at(-1)?.[1]).toBe(`${total.first}\u00a0of\u00a0${total.finished}`);
});

test('a case counts no more Tuesdays and Sundays than there were', () => {
  const results = caseStudies.find(({ id }) => id === 'lovage-yard')?.results ?? [];
  const tuesdays = results.find(({ metric }) => metric.startsWith('Tuesdays'));
  expect(tuesdays?.desc).toContain(`of ${countOf(2, '2025-01-01', '2025-06-30')},`);
  // An article that was taken away counts nothing.
  const hotel = articles.find(({ slug }) => slug === 'hospitality-marketing-london-2');
  if (hotel) expect(hotel.source).toContain(`On ${countOf(0, '2025-01-01', '2025-03-31')} Sundays`);
});

test('the words below the ten moves count the verdicts of their last column', () => {
  const source = articles.find(({ slug }) => slug === 'ecommerce-marketing-london-2')?.source;
  if (source === undefined) return;
  const last = [...source.matchAll(/^\| \[.*\| ([a-z ]+) \|$/gm)].map(([, verdict]) => verdict);
  const words = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
  const count = (verdict: string) => words[last.filter((said) => said === verdict).length];
  expect(last).toHaveLength(10);
  expect(source).toContain(
    `has ${count('now')} entries marked "now" and ${count('never')} marked "never"`,
  );
});

test('orders and visits of a proposal give the rates beside them', () => {
  const rows = proposals.flatMap(({ outcome }) => outcome.readings);
  const text = rows.find(({ label }) => label.startsWith('Conversion'))?.note ?? '';
  const counted = [...text.matchAll(/([\d.]+)(?: orders for[^(]*| )\((\d+) from ([\d,]+)\)/g)];
  expect(counted).toHaveLength(2);
  for (const [, rate, orders, visits = ''] of counted) {
    expect(Math.round((1000 * Number(orders)) / Number(visits.replace(',', '')))).toBe(
      Number(rate),
    );
  }
});

describe.each(articles)('$slug', (article) => {
  // Numbers and their units are kept together by spaces that do not break.
  const markdown = parseArticleText(article).markdown.replaceAll('\u00a0', ' ');

  test('prints money in Markdown as the page does: whole pounds, or two digits of pence', () => {
    expect(markdown.match(/£[\d,]+\.\d(?!\d|\s[mb]illion)/g)).toBeNull();
  });

  test('cites each note at the end of what it supports', () => {
    const alone = /(?:^|[\s|(])\[\^[a-z0-9-]+\]/m;
    expect(alone.exec(article.source)?.[0]).toBeUndefined();
  });

  test('has its dated changes in its text, before the closing words, each with a source', () => {
    const ids = article.checked.map(({ id }) => id);
    expect(article.changing.filter(({ source }) => !ids.includes(source))).toEqual([]);
    if (article.changing.length === 0) return;
    expect(changingSoon(article)).toContain('## Changing soon');
    const at = markdown.indexOf('## Changing soon');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(markdown.lastIndexOf('](/contact)'));
    // In Markdown a date has plain spaces.
    for (const { when } of article.changing)
      expect(markdown).toContain(`**${when.replaceAll('\u00a0', ' ')}.**`);
  });
});
