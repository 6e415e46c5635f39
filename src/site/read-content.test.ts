import { expect, test } from 'vitest';
import { z } from 'zod';
import { card, figure } from '../content/schemas';
import { contentOf } from './read-content';
import { site } from './site';

const schema = z.strictObject({
  card,
  count: z.number(),
  trade: z.enum(['law', 'fashion']),
  chart: figure.exactOptional(),
});
const words = { client: { rise: '70%', terms: 12 } };
const read = (yaml: string) => contentOf('page.yaml', yaml, schema, words);

const CARD = 'card: { title: A, text: B }';
const REST = 'count: 1\ntrade: law';

test('a word stands for its value, in a text and alone', () => {
  const card = "card: { title: '{agency}', text: 'Up by {client.rise}.' }";
  expect(read(`${card}\ntrade: law\ncount: '{client.terms}'`)).toEqual({
    card: { title: site.name, text: 'Up by 70%.' },
    trade: 'law',
    count: 12,
  });
});

test.each([
  [`card: { title: A }\n${REST}`, 'card.text: is missing; write text'],
  [`card: { title: '', text: B }\n${REST}`, 'card.title: is empty; write text'],
  [`card: { title: 2, text: B }\n${REST}`, 'card.title: is "2"; write text'],
  [`card: [A]\n${REST}`, 'card: is a list or fields; write fields below it'],
  [`${CARD}\ncount: many\ntrade: law`, 'count: is "many"; write a number'],
  [`${CARD}\ncount: 1\ntrade: lawyers`, 'trade: is "lawyers"; choose one of law, fashion'],
  [`${CARD}\n${REST}\ntitel: A`, 'has no field titel; remove it or correct its name'],
  [`${CARD}\n${REST}\nchart: { kind: pie }`, 'chart.kind: is none of line, steps,'],
  [
    `card: { title: A, text: '{client.fall}' }\n${REST}`,
    '"{client.fall}": {client.fall} stands for nothing; use one of agency, email,',
  ],
  [`${CARD}: C\n`, 'bad indentation of a mapping entry, at line 1, column 28'],
  [`trade: laws\n`, 'card: is missing; write fields below it\n  page.yaml: count: is'],
])('%j stops the build with file, field and what to write', (yaml, message) => {
  expect(() => read(yaml)).toThrow(`Wrong content:\n  page.yaml: ${message}`);
});
