import { expect, test } from 'vitest';
import { topLinks } from '../../src/content/navigation';
import { routeAt } from '../../src/content/routes';
import type { Session } from './in-engine';
import { eventually, type Visitor } from './visitor';

const topLink = (href: string) => `header nav a[href="${href}"]`;

/** Where the visitor is, as address, title and top bar tell it. */
const whereabouts = ({ tab }: Visitor) =>
  tab.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    marked: document.querySelector('header nav [aria-current=page]')?.textContent ?? '',
  }));

async function expectAt(page: Visitor, href: string): Promise<void> {
  const { title } = routeAt(href).meta;
  const marked = topLinks.find((link) => link.href === href)?.label ?? '';
  await eventually(() => whereabouts(page)).toEqual({ path: href, title, marked });
}

/** Links lead on, with React and before it, and back leads back. */
export function navigation({ visitor, allow }: Session): void {
  test('the top links change the page in place once React is there, and back leads back', async () => {
    const page = visitor();
    await page.open('/about');
    await page.wake();
    await page.tab.evaluate(() => {
      document.documentElement.dataset.first = 'yes';
    });
    for (const { href } of topLinks) {
      await page.press(topLink(href));
      await expectAt(page, href);
    }
    await page.tab.back();
    await expectAt(page, topLinks[3].href);
    await page.tab.back();
    await expectAt(page, topLinks[2].href);
    const first = await page.tab.evaluate(() => document.documentElement.dataset.first);
    expect(first, 'the document is the one that was opened').toBe('yes');
  });

  test('back leads to where the page had been scrolled to', async () => {
    const page = visitor();
    await page.open('/services');
    await page.wake();
    const scrolled = () => page.tab.evaluate(() => Math.round(scrollY));
    await page.tab.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.press(topLink('/about'));
    await expectAt(page, '/about');
    await eventually(scrolled).toBe(0);
    await page.tab.back();
    await expectAt(page, '/services');
    await eventually(scrolled).toBe(900);
  });

  test('a link is followed before React is there', async () => {
    // Chromium prerenders what the pointer rests on, and gives that up for the page itself.
    allow(/request failed: .*\/work /);
    const page = visitor();
    // One of several: a browser opens six connections to a host.
    page.host.block(/^\/assets\/index-/, 'hold');
    await page.open('/');
    await page.press(topLink('/work'));
    await expectAt(page, '/work');
  });
}
