import type { Page } from 'playwright/test';
import { home } from '../../src/content/home';
import { fieldOf } from './enquiry';
import { expect, test } from './harness';

/** The link in the hero of the home page. */
const enquireNow = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: home.hero.enquire, exact: true }).first();

/** The form is in view, and its first field has the focus. */
async function expectArrival(page: Page): Promise<void> {
  await expect(fieldOf(page, 'firstName')).toBeFocused();
  await expect(fieldOf(page, 'firstName')).toBeInViewport();
  await expect(page.getByRole('heading', { name: home.form.heading })).toBeInViewport();
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test('Enquire Now in the hero moves to the form and focuses its first field @phone-only', async ({
      page,
    }) => {
      await page.goto('/');
      await enquireNow(page).tap();
      await expectArrival(page);
      await page.keyboard.type('Ada');
      await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
    });
  });
}

test('links to a place on the page scroll smoothly, at once under reduced motion, and Tab at once @full', async ({
  page,
}) => {
  /** In how many steps the page scrolls to where it is brought. */
  const stepsOf = async (bring: () => Promise<unknown>) => {
    const steps = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const tops = new Set<number>();
          addEventListener('scroll', () => tops.add(window.scrollY));
          addEventListener('scrollend', () => done(tops.size), { once: true });
        }),
    );
    await bring();
    return steps;
  };
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const steps = await stepsOf(() => enquireNow(page).click());
    await expectArrival(page);
    if (reducedMotion === 'reduce') expect(steps).toBe(1);
    else expect(steps).toBeGreaterThan(3);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  const top = () => page.evaluate(() => window.scrollY);
  const steps = await stepsOf(async () => {
    for (let press = 0; press < 60 && (await top()) === 0; press++)
      await page.keyboard.press('Tab');
  });
  expect(steps).toBe(1);
});
