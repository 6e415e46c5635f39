import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { type Host, startHost } from './host';
import { buildProject } from './project';
import { holdScripts, visitor } from './visitor';

let host: Host;
let said: string;
beforeAll(async () => {
  const project = buildProject('libraries', packIslands('islands-libraries'));
  expect(project.hasFailed, project.said).toBe(false);
  said = project.said;
  host = await startHost(join(project.folder, 'dist/public'), false);
});
afterAll(() => host.close());

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();
const shows = (text: string) => (page: Page) => page.getByText(text, { exact: true }).waitFor();

/** Each library, what a visitor does before React has come, and what has to follow. */
test.each<readonly [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>([
  ['React Aria, a button', press('Aria'), shows('Aria pressed 1')],
  ['React Aria, a popover', press('Aria popover'), shows('Aria opened')],
  ['Radix, a dialog', press('Radix'), shows('Radix opened')],
  ['Ark, tabs', (page) => page.getByRole('tab', { name: 'Ark two' }).click(), shows('Second tab')],
  [
    'react-hook-form',
    async (page) => {
      await page.getByLabel('Name').fill('Ada');
      await press('Hook form')(page);
    },
    shows('Form sent Ada'),
  ],
  ['TanStack Query', press('Query'), shows('Query Waku')],
  ['Jotai, two islands of one file', press('Jotai 0'), shows('Jotai shown 1')],
  ['Zustand, two islands of one file', press('Zustand 0'), shows('Zustand shown 1')],
  ['Motion', press('Motion'), shows('Motion opened')],
  ['i18next', press('Language Hello'), shows('Language Hallo')],
  [
    'next-themes',
    press('Theme'),
    (page) => page.waitForFunction(() => document.documentElement.classList.contains('dark')),
  ],
])('%s', async (_, act, follows) => {
  const { page } = visitor;
  const release = await holdScripts(page);
  await page.goto(host.url);
  await act(page);
  release();
  await follows(page);
});

test('Tailwind works, and reading fetches no script', async () => {
  const { page, scripts } = visitor;
  await page.goto(host.url, { waitUntil: 'networkidle' });
  const colour = await page
    .getByRole('button', { name: 'Motion' })
    .evaluate((element) => getComputedStyle(element).color);
  expect(colour).toMatch(/^(?:oklch|lab|rgb)\((?!0, 0, 0)/);
  expect(scripts).toEqual([]);
});

test('the build warns of none of these libraries', () => {
  expect(said).not.toContain('waku-islands:');
});
