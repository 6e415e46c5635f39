import { fileURLToPath } from 'node:url';
import type { virtual } from '@guidepup/virtual-screen-reader';
import type { Page } from 'playwright/test';
import { expect, test } from './harness';

/*
 * What a screen reader walks through, and what it says from the first item of a page to the last, one
 * line each. A change of copy changes these files on purpose: `npx playwright test
 * tests/browser/transcript.spec.ts --update-snapshots`, and read the difference aloud.
 */
const PAGES = [
  ['home', '/'],
  ['contact', '/contact'],
  ['article', '/blog/tiktok-marketing-london'],
] as const;

const READER = '/virtual-screen-reader.js';

/** The phrases that a screen reader speaks on a page as it stands, in their order. */
async function transcriptOf(page: Page): Promise<string[]> {
  // From the page's own origin, so that the policy that is sent lets it in.
  await page.route(`**${READER}`, (route) =>
    route.fulfill({
      path: fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
    }),
  );
  return page.evaluate(async (address) => {
    const { virtual: reader }: { virtual: typeof virtual } = await import(address);
    // It reads elements, not what the browser makes of them: answers that are closed in a way
    // that can still be searched, and words for browsers without frames, it would read out.
    for (const shut of document.querySelectorAll<HTMLElement>('[hidden]'))
      shut.style.display = 'none';
    for (const frame of document.querySelectorAll('iframe')) frame.replaceChildren();
    await reader.start({ container: document.body });
    const most = document.querySelectorAll('*').length * 4;
    // At its end it would begin again.
    for (let at = 0; at < most && (await reader.lastSpokenPhrase()) !== 'end of document'; at++)
      await reader.next();
    const spoken = await reader.spokenPhraseLog();
    await reader.stop();
    return spoken;
  }, READER);
}

for (const [name, path] of PAGES) {
  test(`${path}: the accessibility tree and the screen reader's transcript are unchanged`, async ({
    page,
  }) => {
    await page.goto(path);
    if (name !== 'article')
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Pictures and frames are there once the first frame is over.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('img, iframe')].every(
        (element) => getComputedStyle(element).display !== 'none',
      ),
    );
    const spoken = await transcriptOf(page);
    // The page's own weight changes with each build.
    const lines = spoken.map((phrase) => phrase.replace(/^\d+\.\d$/, '#'));
    expect(`${lines.join('\n')}\n`).toMatchSnapshot(`${name}-transcript.txt`);
  });
}
