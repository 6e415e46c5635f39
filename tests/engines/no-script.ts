import { expect, test } from 'vitest';
import { home } from '../../src/content/home';
import { routeAt } from '../../src/site/routes';
import { expectPosted, fillIn, submit } from './enquiry';
import type { Session } from './in-engine';
import { eventually } from './visitor';

/** What is read, followed and posted where no script runs. */
export function noScript({ visitor }: Session): void {
  test('a page is read, every answer opens, and a link leads on', async () => {
    const page = visitor();
    await page.open('/');
    const seen = await page.tab.evaluate(() => [
      matchMedia('(scripting: none)').matches,
      document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
      [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).opacity === '0' && element.textContent !== '',
      ).length,
    ]);
    expect(seen).toEqual([true, true, 0]);
    for (const [index, { answer }] of home.faq.items.entries()) {
      await page.press(`#faq details:nth-of-type(${index + 1}) summary`);
      await eventually(() => page.tab.evaluate(() => document.body.innerText)).toContain(answer);
    }
    await page.press('header nav a[href="/about"]');
    await eventually(() => page.tab.evaluate(() => document.title)).toBe(routeAt('/about').title);
  });

  test('the form posts', async () => {
    const page = visitor();
    await page.open('/contact');
    await fillIn(page);
    await submit(page);
    await expectPosted(page);
  });
}
