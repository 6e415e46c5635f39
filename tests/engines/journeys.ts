import { test } from 'vitest';
import { LATER } from '../support/deployment';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

/** An article with a calculator. */
const ARTICLE = '/blog/restaurant-marketing-london-2';
const FIELD = 'waku-island[data-island^="Sum "] input[type=number]';

const read = (page: Visitor, parts: string) =>
  page.tab.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].map((part) => part.textContent).join(' '),
    parts,
  );

/** Presses the calculator's first button, and waits until it says what came of it. */
async function answers(page: Visitor): Promise<void> {
  await page.press('waku-island[data-island^="Sum "] button');
  await eventually(() => read(page, 'waku-island[data-island^="Sum "] [role=status]')).not.toBe('');
}

/** A calculator on whole visits: it answers whatever has happened to its page. */
export function journeys({ visitor, allow }: Session): void {
  test('a calculator answers, again when opened anew, and again when come back to', async () => {
    allow(/Skipping view transition/);
    const page = visitor();
    for (const _ of ['first', 'again']) {
      await page.open(ARTICLE);
      await answers(page);
    }
    await page.press('header nav a[href="/about"]');
    await eventually(page.path).toBe('/about');
    await page.tab.back();
    await eventually(page.path).toBe(ARTICLE);
    await answers(page);
  });

  test('a new deployment in between makes one reload, and the press is done', async () => {
    allow(/./);
    const page = visitor();
    await page.open(ARTICLE);
    page.host.deploy(page.host.later);
    await page.press(FIELD);
    await eventually(() =>
      page.tab.evaluate((mark) => document.documentElement.hasAttribute(mark), LATER),
    ).toBe(true);
    await page.hydrated('Sum');
    await answers(page);
  });

  test('a screen reader’s click, which no pointer precedes, and keys alone wake an island', async () => {
    const page = visitor();
    const status = () => read(page, 'waku-island[data-island^="Sum "] [role=status]');
    await page.open(ARTICLE);
    await page.tab.evaluate(() =>
      document.querySelector<HTMLElement>('waku-island[data-island^="Sum "] button')?.click(),
    );
    await eventually(status).not.toBe('');
    await page.tab.open(`${page.host.url}/contact`);
    await page.tab.evaluate(() => document.querySelector<HTMLElement>('form input')?.focus());
    await page.tab.key('Tab');
    await page.hydrated('Enquiry');
  });
}
