import { expect, test } from 'vitest';
import { countAtStart, countInWords } from '../site/count-in-words';
import { fieldRules } from '../site/field-rules';
import { about } from './about';
import { dashboards } from './dashboard-pages';
import { legalPages } from './legal';
import { press } from './press';
import { ranks } from './rank-files';
import { work } from './work';

const { privacy } = legalPages();
const formSection = privacy.sections.find(({ id }) => id === 'form');
const formText = formSection?.blocks.map((block) => Object.values(block).join(' ')).join(' ') ?? '';
const clientsCounted = new Set(about.counted.items.map(({ client }) => client)).size;

/** Matches a count in words or digits; not “our” in “our pictures”. */
const COUNT = new RegExp(
  `^(?:\\d+|${Array.from({ length: 21 }, (_, count) => countInWords(count)).join('|')})$`,
  'i',
);

/**
 * Texts that count something in words: where each stands, the text, the words that hold the count,
 * and what there is to count. A text that is rewritten without its count is passed over.
 */
const counts: readonly (readonly [
  where: string,
  text: string | undefined,
  pattern: RegExp,
  count: number,
])[] = [
  ['about.yaml, counted', about.counted.lead, /\b(\w+) clients\b/, clientsCounted],
  ['about.yaml, timeline', about.timeline.lead, /\b(\w+) entries\b/, about.timeline.items.length],
  ['work.yaml, marquee', work.marquee.lead, /\b(\w+) photographs\b/, work.marquee.items.length],
  [
    'press.yaml, photographs',
    press.photographs.heading,
    /\b(\w+) pictures\b/,
    press.photographs.items.length,
  ],
  ['press.yaml, hero', press.hero.lead, /\b(\w+) pictures\b/, press.photographs.items.length],
  [
    'press.yaml, page',
    press.page.description,
    /\b(\w+) pictures\b/,
    press.photographs.items.length,
  ],
  ...dashboards.map(
    ({ client, page }) =>
      [page.path, page.description, /\b(\w+) chosen terms\b/, ranks[client].terms.length] as const,
  ),
  ['legal.yaml, privacy, form', formText, /\b(\w+) fields\b/, fieldRules.length],
];

test.each(counts)('%s counts right', (_where, text = '', pattern, count) => {
  const [, said = ''] = pattern.exec(text) ?? [];
  if (!COUNT.test(said)) return;
  expect([countInWords(count), countAtStart(count), `${count}`]).toContain(said);
});
