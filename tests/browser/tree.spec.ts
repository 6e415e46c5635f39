import { expect, test } from './harness';

/*
 * What a screen reader walks through, from the skip link to the last word: order,
 * names, roles and states; the page's weight by its form alone. A change of copy changes these files on purpose:
 * `npx playwright test tests/browser/tree.spec.ts --update-snapshots`, and read
 * the difference.
 */
for (const [name, path] of [
  ['home', '/'],
  ['contact', '/contact'],
] as const) {
  test(`${path}: the accessibility tree is unchanged`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
