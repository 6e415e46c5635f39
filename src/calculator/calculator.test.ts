import { describe, expect, test } from 'vitest';
import { articles } from '../articles/article-list';
import { parseArticleText } from '../articles/parse-article-text';
import sumWords from '../content/calculator-words.json' with { type: 'json' };
import { arithmeticSchema, sumSchema } from './calculator-schema';
import {
  evaluate,
  formatted,
  refusalOf,
  resultsOf,
  type SumData,
  type Values,
  workedValues,
} from './compute';
import { namesIn, parseFormula } from './formula';

const results = (sum: SumData, changed: Values = {}) => {
  const values = resultsOf(sum.lines, { ...workedValues(sum), ...changed });
  return values.map((value, index) => formatted(value, sum.lines[index]?.unit ?? 'number'));
};
const sums = articles.flatMap(({ sums }) => sums);
const sumOf = (id: string) => {
  const sum = sums.find((candidate) => candidate.id === id);
  if (!sum) throw new Error(`There is no calculator ${id}.`);
  return sum;
};

describe('formulas', () => {
  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-price / 4', -15],
    ['round(price / 7)', 9],
    ['max(price - 100, 0)', 0],
    ['missing * 2', Number.NaN],
  ])('%s is %d', (text, result) => {
    expect(evaluate(parseFormula(text), { price: 60 })).toBe(result);
  });

  test.each([
    ['price *', 'is no formula'],
    ['price nights', 'holds "nights" after its end'],
    ['process.exit()', 'holds "process.exit()"'],
    ['fetch("x")', 'holds "fetch("x")"'],
    ['price = 2', 'holds "price = 2"'],
    ['constructor(1)', 'holds "constructor(1)"'],
    ['max(...price)', 'holds "max(...price)"'],
    ['"text"', 'holds ""text""'],
  ])('%s is refused', (text, message) => {
    expect(() => parseFormula(text)).toThrow(message);
  });

  test('names of values are found', () => {
    expect(namesIn(parseFormula('max(a, 2) - b * a'))).toEqual(['a', 'b', 'a']);
  });
});

test.each([
  [1080, 'pounds', '£1,080'],
  [4.6, 'pounds', '£4.60'],
  [126.999, 'pounds', '£127'],
  [-150, 'pounds', '−£150'],
  [-0.001, 'pounds', '£0'],
  [35, 'percent', '35%'],
  [1.5, 'number', '1.5'],
  [Number.NaN, 'pounds', '–'],
  [Number.POSITIVE_INFINITY, 'number', '–'],
] as const)('%d %s is read as %s', (value, unit, shown) => {
  expect(formatted(value, unit)).toBe(shown);
});

describe('the front matter', () => {
  const written = {
    id: 'price',
    title: 'A price',
    fields: { price: { label: 'Price', value: 60, unit: 'pounds' } },
    lines: [{ label: 'Tax', formula: 'price / 6', unit: 'pounds', shows: '£10' }],
  };
  const problemsOf = (changed: object) =>
    sumSchema.safeParse({ ...written, ...changed }).error?.issues.map(({ message }) => message);

  test('is read', () => {
    expect(results(sumSchema.parse(written))).toEqual(['£10']);
  });
  test.each([
    [{ shows: '£12' }, 'is "£12" but the formula gives "£10"'],
    [{ formula: 'cost / 6' }, 'uses "cost"; use one of price'],
    [{ name: 'price' }, '"price" is taken; choose another'],
    [{ formula: '120 / price' }, 'allows 0, which has no result; set its min or max'],
  ])('may not have the line %o', (given, message) => {
    expect(problemsOf({ lines: [{ ...written.lines[0], ...given }] })).toContain(message);
  });
  test('may not state wrong arithmetic', () => {
    const issues = arithmeticSchema.safeParse('12 * 25.2 = £300').error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual([
      '"12 * 25.2 = £300" is wrong: it gives £302.40',
    ]);
  });

  test.each([
    [{ value: 60, max: 50 }, 'has a value above its max, 50'],
    [{ value: -1 }, 'has a value below its min, 0'],
    [{ value: 60, max: 'cost' }, 'has the max "cost"; write a number'],
    [{ value: 60, max: 'price' }, 'has the max "price"; write a number'],
  ])('may not have the limits %o', (given, message) => {
    expect(problemsOf({ fields: { price: { label: 'Price', ...given } } })?.join()).toContain(
      message,
    );
  });

  const [article] = articles;
  const withSum = (source: string) => () => {
    if (article) parseArticleText({ ...article, source, sums: [sumSchema.parse(written)] });
  };
  test('may not have a calculator that is placed nowhere', () => {
    expect(withSum('Text.')).toThrow('write <Sum of="price" /> in the text');
  });
  test('has to have each calculator that the text names', () => {
    expect(withSum('<Sum of="cost" />')).toThrow('names no calculator');
  });
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  // The bars of charts count as text. Other figures of the front matter are those looked for.
  const drawn = Object.values(article.figures).flatMap((figure) =>
    figure.kind === 'bars'
      ? figure.bars.map(({ value = 0 }) => formatted(value, figure.before ? 'pounds' : 'number'))
      : [],
  );
  const text = [article.source, ...drawn].join(' ').replaceAll('\u00a0', ' ');

  test('states each result that was recomputed', () => {
    const stated = article.arithmetic.map(({ shows }) => shows);
    expect(stated.filter((figure) => !holds(text, figure))).toEqual([]);
  });

  test('explains its calculators with the figures that these begin with', () => {
    for (const sum of article.sums) {
      const stated = results(sum).filter((figure) => holds(text, figure));
      expect(stated.length, `${sum.id} shows ${results(sum)}`).toBeGreaterThanOrEqual(2);
    }
  });
});

/** Whether a text holds a figure that is not part of a longer one. Small numbers may be words. */
function holds(text: string, figure: string): boolean {
  const words: Readonly<Record<string, string>> = { '8': 'eight', '35%': '35 per cent' };
  const forms = [figure, `${figure}.00`, words[figure] ?? figure];
  return forms.some((form) =>
    new RegExp(`(?<![\\d£,.])${form.replace(/[.]/g, '\\.')}(?![\\d]|[.,]\\d)`, 'i').test(text),
  );
}

test.each(sums)('the answer of $id follows its first field', (sum) => {
  const { name, min, max } = sum.fields[0] as (typeof sum.fields)[number];
  const other = min + (((workedValues(sum)[max] ?? Number(max)) - min) * 2) / 3;
  expect(results(sum, { [name]: other }).at(-1)).not.toBe(results(sum).at(-1));
});

test('each calculator has its own id', () => {
  expect(new Set(sums.map(({ id }) => id)).size).toBe(sums.length);
});

describe('a figure is refused', () => {
  const refusals = (id: string, changed: Values) => {
    const { fields } = sumOf(id);
    const values = { ...workedValues(sumOf(id)), ...changed };
    return fields.flatMap((field) => {
      const refusal = refusalOf(field, fields, values, sumWords.refusals);
      return refusal ? [[field.name, refusal]] : [];
    });
  };
  test.each([
    ['none is', 'ad-spend', {}, []],
    ['where it is empty', 'ad-spend', { basket: Number.NaN }, [['basket', 'Enter a number.']]],
    ['below its least', 'ad-spend', { basket: -5 }, [['basket', 'Enter £0 or more.']]],
    ['above its most', 'ad-spend', { orders: 150 }, [['orders', 'Enter 100 or less.']]],
    ['that nobody has', 'ad-spend', { visits: 1e9 }, [['visits', 'Enter 1,000,000 or less.']]],
    [
      'above another',
      'quiet-nights',
      { taken: 41 },
      [['taken', 'Enter 40 or less: it cannot be more than “Covers in the room”.']],
    ],
    [
      'but not for another that is refused',
      'quiet-nights',
      { covers: -1 },
      [['covers', 'Enter 0 or more.']],
    ],
  ])('%s: %s, %o', (_, id, changed, expected) => {
    expect(refusals(id, changed)).toEqual(expected);
  });
});

describe('figures of a reader', () => {
  test.each([
    ['quiet-nights', { vat: 0 }, '£532'],
    ['rebooking', { vat: 0 }, '£108'],
    ['direct-bookings', { commission: 15 }, '£11,242'],
    ['kept-dresses', { back: 0 }, '£5,200'],
    ['marketplace-left', { creator: 15 }, '£172'],
    ['second-site', { classes: 60 }, '2'],
    ['two-rates', { few: 20 }, '−£311.33'],
    ['trial-week', { vat: 0 }, '£4,888'],
    ['delivery', { vat: 0 }, '£7.16'],
    ['delivery', { commission: 60 }, '−£2.60'],
    ['ad-spend', { orders: 2.1 }, '£30'],
  ] as const)('%s with %o ends in %s', (id, changed, last) => {
    expect(results(sumOf(id), changed).at(-1)).toBe(last);
  });
});
