import type { JSHandle, Page } from 'playwright/test';
import { expect, test } from './harness';

// One of each kind whose parts the others share.
const PATHS = [
  '/',
  '/services',
  '/work',
  '/blog',
  '/blog/ecommerce-marketing-london-2',
  '/contact',
];

/** The address of the whole style sheet, which the page's payload names. */
const sheetOf = (page: Page) =>
  page.evaluate(async () => {
    const { payload } = (document.querySelector('script[data-payload]') as HTMLElement).dataset;
    const text = await (await fetch(payload as string)).text();
    return /[^"\s]+\.css/.exec(text)?.[0] ?? '';
  });

/** Adds a style sheet and waits for it, as React does. */
const add = (page: Page, href: string) =>
  page.evaluate(
    (address) =>
      new Promise((there) => {
        const link = Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: address,
          onload: there,
        });
        document.head.append(link);
      }),
    href,
  );

/** Returns once the fonts are there, and each picture that waited for the first frame. */
const complete = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => !/later/.test((animation as CSSAnimation).animationName)),
  );
};

/** How every part of the page looks at a width: by the part, all its properties. */
async function looksAt(width: number, page: Page): Promise<JSHandle<Map<string, string>>> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluateHandle(() => {
    const all = new Map<string, string>();
    for (const [place, element] of document.querySelectorAll('body, body *').entries()) {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part || null);
        if (part && style.content === 'none') continue;
        // How pages change is not of this page: the sheet brings it along.
        const names = [...style].filter((name) => !/^(?:--|view-transition)/.test(name));
        all.set(
          `${place} ${element.tagName}.${element.getAttribute('class')}${part}`,
          names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n'),
        );
      }
    }
    return all;
  });
}

for (const path of PATHS) {
  test(`the late style sheet changes nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What runs by itself would move under the comparison.
    await page.addInitScript(() => {
      if (window === top) history.replaceState({ still: true }, '');
    });
    await page.goto(path);
    await complete(page);
    const before = [await looksAt(390, page), await looksAt(1440, page)] as const;
    await add(page, await sheetOf(page));
    const after = [await looksAt(390, page), await looksAt(1440, page)] as const;
    const compared = await page.evaluate(
      ([was, is]) => ({
        parts: was.map(({ size }) => size),
        changed: was.flatMap((looks, width) =>
          [...looks.keys(), ...(is[width]?.keys() ?? [])].filter(
            (part) => looks.get(part) !== is[width]?.get(part),
          ),
        ),
      }),
      [before, after] as const,
    );
    expect(Math.min(...compared.parts)).toBeGreaterThan(100);
    expect(compared.changed).toEqual([]);
  });
}
