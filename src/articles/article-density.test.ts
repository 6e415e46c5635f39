import { describe, expect, test } from 'vitest';
import { articles } from './article-list';

/** A number in digits. Days and years are numbers too; a range is one, and a postcode is none. */
const FIGURE = /(?<![A-Za-z\d])\d[\d,.]*[kM]?(?:-\d[\d,.]*[kM]?)?/g;

/** The paragraphs and list items of running text, without worked examples, tables and figures. */
function proseOf(source: string): readonly string[] {
  return source
    .replace(/<Worked[\s\S]*?<\/Worked>|<Table[\s\S]*?<\/Table>|<(?:Sum|Figure)[^>]*>/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:- |\d+\. ))/)
    .map((paragraph) =>
      paragraph
        .replace(/^\s*(?:- |\d+\. )/, '')
        .replace(/\]\([^)]*\)|\[\^[^\]]*\]|<[^>]*>/g, ' ')
        .trim(),
    )
    .filter((paragraph) => paragraph && !paragraph.startsWith('#'));
}

const figuresIn = (paragraph: string) => paragraph.match(FIGURE) ?? [];

describe('the count of figures', () => {
  test.each([
    ['On 7 October 2025 it took £1,200 and 35%.', ['7', '2025', '1,200', '35']],
    ['A range of 10k-100k, from SE10 to E17, and 9.', ['10k-100k', '9.']],
  ])('of "%s" is %j', (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });
  test('leaves out tables and worked examples', () => {
    const source =
      'One 1.\n\n<Worked title="A">\n\n2\n\n</Worked>\n\n- Three 3.\n- Four 4.\n\n<Table title="B">\n\n| 5 |\n\n</Table>';
    expect(proseOf(source)).toEqual(['One 1.', 'Three 3.', 'Four 4.']);
  });
});

describe.each(articles)('$slug', ({ source }) => {
  test('has no paragraph with more than five figures', () => {
    expect(proseOf(source).filter((paragraph) => figuresIn(paragraph).length > 5)).toEqual([]);
  });

  test('says "extra orders", and never "the 63 orders more"', () => {
    const backwards = /\bthe £?\d[\d,.]*(?: \w+)? (?:more|fewer)\b/gi;
    expect(source.replace(/<\/?Key>/g, '').match(backwards)).toBeNull();
  });

  test('asks its reader to suppose something twice at most', () => {
    const supposed = source.match(/\b(?:Suppose|Say that|Take an?)\b|\bsuppose\b/g) ?? [];
    expect(supposed.length).toBeLessThanOrEqual(2);
  });
});
