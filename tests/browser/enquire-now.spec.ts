import { home } from '../../src/content/home';
import { services, servicesPage } from '../../src/content/services';
import { fieldOf } from './enquiry';
import { expect, test } from './harness';

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: withScript });

    test(`Enquire Now in the hero moves to the form and focuses its first field @phone-only${withScript ? '' : ' @full'}`, async ({
      page,
    }) => {
      await page.goto('/');
      const { enquire: name } = home.hero;
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap();
      await expect(fieldOf(page, 'firstName')).toBeFocused();
      await expect(fieldOf(page, 'firstName')).toBeInViewport();
      await expect(page.getByRole('heading', { name: home.form.heading })).toBeInViewport();
      await page.keyboard.type('Ada');
      await expect(fieldOf(page, 'firstName')).toHaveValue('Ada');
    });

    const jumps = withScript ? 'Tab' : 'reduced motion';
    test(`Enquire Now in the hero scrolls smoothly, ${jumps} jumps @phone-only${withScript ? '' : ' @full'}`, async ({
      page,
    }) => {
      await page.goto('/');
      const { enquire: name } = home.hero;
      await page.getByRole('main').getByRole('link', { name, exact: true }).first().tap();
      const root = page.locator('html');
      await expect(root).toHaveCSS('scroll-behavior', 'smooth');
      if (withScript) await page.keyboard.press('Tab');
      else await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(root).toHaveCSS('scroll-behavior', 'auto');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('after Get Started of a service the contact page names that service alone', async ({
    page,
  }) => {
    const [first, , chosen] = services;
    await page.goto('/services');
    const start = page.getByRole('link', { name: servicesPage.labels.getStarted.label });
    await start.filter({ hasText: chosen.title }).click();
    const panel = page.locator('#enquiry');
    await expect(panel.getByText(`About ${chosen.title}`)).toBeVisible();
    await expect(panel.getByText(`About ${first.title}`)).toBeHidden();
  });
});
