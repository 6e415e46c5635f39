import { expect, test } from 'vitest';
import { caseStudies } from '../content/case-studies';
import { clients } from '../content/clients';
import { services } from '../content/services';

test('a case is told of a client that is in src/content/clients.ts', () => {
  const names = new Set(clients.map(({ name }) => name));
  const told = [...caseStudies, ...services.map(({ caseStudy }) => caseStudy)];
  const strangers = told.map(({ client }) => client).filter((client) => !names.has(client));
  expect(strangers).toEqual([]);
});
