import { expect, test } from 'vitest';
import { home } from '../../src/content/home';
import { topLinks } from '../../src/site/menus';
import { routeAt } from '../../src/site/routes';
import { sweptRoutes } from '../support/swept-routes';
import { expectPosted, fillIn, submit } from './enquiry';
import type { Session } from './in-engine';
import { eventually } from './visitor';

/** Fewer characters than this in a page's content means that something is hidden. */
const FLOOR = 400;

/** What is read, followed and posted where no script runs. */
export function noScript({ visitor }: Session): void {
  for (const { path, title } of sweptRoutes.filter(
    ({ kind, tag }) => kind !== 'not-found' && tag === '',
  )) {
    test(`${path} is read`, async () => {
      const page = visitor();
      await page.open(path);
      const seen = await page.tab.evaluate(() => ({
        scripting: !matchMedia('(scripting: none)').matches,
        begun: document.documentElement.dataset.js !== undefined,
        title: document.title,
        heading: document.querySelector('h1')?.checkVisibility({ opacityProperty: true }),
        // The text that is rendered: what is hidden is not in it.
        text: document.querySelector('main')?.innerText.length ?? 0,
        // The specimen shows hints and answers too, which wait for a hand.
        faded: [...document.querySelectorAll('main *')].filter(
          (element) =>
            getComputedStyle(element).opacity === '0' &&
            element.textContent !== '' &&
            !element.closest('section[aria-label=day], section[aria-label=night]'),
        ).length,
      }));
      expect(seen).toEqual({
        scripting: false,
        begun: false,
        title,
        heading: true,
        text: expect.any(Number),
        faded: 0,
      });
      expect(seen.text).toBeGreaterThan(FLOOR);
    });
  }

  test('the top links lead to their pages', async () => {
    const page = visitor();
    await page.open('/about');
    for (const { href } of topLinks) {
      await page.press(`header nav a[href="${href}"]`);
      await eventually(() => page.tab.evaluate(() => document.title)).toBe(routeAt(href).title);
      expect(await page.path()).toBe(href);
    }
  });

  test('every answer opens', async () => {
    const page = visitor();
    await page.open('/');
    for (const [index, { answer }] of home.faq.items.entries()) {
      await page.press(`#faq details:nth-of-type(${index + 1}) summary`);
      await eventually(() => page.tab.evaluate(() => document.body.innerText)).toContain(answer);
    }
  });

  for (const path of ['/', '/contact']) {
    test(`${path}: the form posts`, async () => {
      const page = visitor();
      await page.open(path);
      await fillIn(page);
      await submit(page);
      await expectPosted(page);
    });
  }
}
