import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { differences, readPage } from './differences';
import { type Host, startHost } from './host';
import { buildProject, client } from './project';
import { holdScripts, visitor } from './visitor';

let host: Host;
beforeAll(async () => {
  const { folder, said, hasFailed } = buildProject(
    'nested',
    packIslands('islands-client'),
    {},
    'nested-client',
  );
  expect(hasFailed, said).toBe(false);
  host = await startHost(join(folder, 'dist/public'), true);
});
afterAll(() => host.close());

test.each(differences(client))('$name', async ({ typed, presses, says, complains }) => {
  const { page, allowed, complaints } = visitor;
  if (complains) allowed.push(complains);
  await page.goto(`${host.url}/client`);
  if (typed) await page.getByLabel('Item').fill(typed);
  for (const selector of presses) await page.locator(selector).click();
  await expect.poll(() => page.evaluate(readPage)).toMatch(says);
  if (complains) await expect.poll(() => complaints.join('\n')).toMatch(complains);
});

test('a form sent before its island’s code has come runs its action once that has come', async () => {
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto(`${host.url}/client`);
  await page.getByLabel('Item').fill('milk');
  await page.locator('#send').click();
  await page.locator('#finish').click();
  release();
  await expect.poll(() => page.evaluate(readPage)).toMatch(/AddItems milk, done/);
});
