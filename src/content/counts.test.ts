import { expect, test } from 'vitest';
import { countAtStart, countInWords } from '../site/count-in-words';
import { fieldRules } from '../site/field-rules';
import { about } from './about';
import { legalPages } from './legal';
import { press } from './press';
import { work } from './work';

const { privacy } = legalPages();
const formSection = privacy.sections.find(({ id }) => id === 'form');
const formText = formSection?.blocks.map((block) => Object.values(block).join(' ')).join(' ') ?? '';
const clientsCounted = new Set(about.counted.items.map(({ client }) => client)).size;

/**
 * Texts that count what stands beside them in the same file, the word before or after the count,
 * and the count. A text that is rewritten without its count is passed over.
 */
test.each([
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
  ['legal.yaml, privacy, form', formText, /\b(\w+) fields\b/, fieldRules.length],
])('%s counts right', (_where, text = '', pattern, count) => {
  const [, said] = pattern.exec(text) ?? [];
  const words = countInWords(count);
  if (said !== undefined) expect([words, countAtStart(count), `${count}`]).toContain(said);
});
