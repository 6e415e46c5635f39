import { expect, test } from 'vitest';
import { caseStudies } from '../content/case-studies';
import { clients } from '../content/clients';
import { services } from '../content/services';
import { work } from '../content/work';

const COUNTS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

test('a case is told of a client that is in src/content/clients.ts', () => {
  const names = new Set(clients.map(({ name }) => name));
  const told = [...caseStudies, ...services.map(({ caseStudy }) => caseStudy)];
  const strangers = told.map(({ client }) => client).filter((client) => !names.has(client));
  expect(strangers).toEqual([]);
});

test('src/content/work.yaml counts the clients of src/content/case-studies.yaml rightly', () => {
  const counted = JSON.stringify(work).match(/\b(\w+)(?= (?:London )?clients\b)/g) ?? [];
  const said = counted.filter((word) => COUNTS.includes(word));
  expect(said.length).toBeGreaterThan(0);
  expect(new Set(said)).toEqual(new Set([COUNTS[caseStudies.length]]));
});
