import { expect, test } from './harness';

/*
 * Compares what a screen reader is given between header and footer. After a change of copy run
 * `npx playwright test accessibility-tree --update-snapshots`, and read the difference aloud.
 */
for (const [name, path] of [
  ['home', '/'],
  ['contact', '/contact'],
  ['article', '/blog/tiktok-marketing-london'],
] as const) {
  test(`${path}: the accessibility tree is unchanged`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
