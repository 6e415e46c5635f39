import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Request } from 'playwright/test';
import { frame } from '../../src/content/navigation';
import { routeAt } from '../../src/content/routes';
import { services } from '../../src/content/services';
import { expect, test, wake } from './harness';
import { stopTime, takeTime } from './time';

const PAYLOAD = '**/RSC/R/about.txt*';

const linkTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: frame.mainNavigation, exact: true })
    .getByRole('link', { name, exact: true });

/** The requests of a page from here on that pass a test. */
function record(page: Page, passes: (request: Request) => boolean): readonly string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (passes(request)) urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

const documents = (page: Page) =>
  record(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame());
const payloads = (page: Page) => record(page, (request) => request.url().includes('/RSC/R/about'));

async function expectAbout(page: Page): Promise<void> {
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(routeAt('/about').meta.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A browser that was asked to save data. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

test('a page changes without a document; the focus moves to its heading, and its title is said @phone', async ({
  page,
}) => {
  await page.goto('/');
  await wake(page);
  const loaded = documents(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  for (const [label, path] of [
    ['About', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await linkTo(page, label).click();
    await expect(page).toHaveURL(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const { title, description } = routeAt(path).meta;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('title:not(svg title)')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
    await expect(page.locator('meta[name=description]')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  }
  expect(loaded).toEqual([]);
});

for (const intent of ['hover', 'focus'] as const) {
  test(`a payload is asked for at ${intent}, and not again at the click`, async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const asked = payloads(page);
    expect(asked).toHaveLength(0);
    await linkTo(page, 'About')[intent]();
    await expect.poll(() => asked.length).toBe(1);
    if (intent === 'hover') await linkTo(page, 'About').click();
    else await page.keyboard.press('Enter');
    await expectAbout(page);
    expect(asked).toHaveLength(1);
  });
}

test('the page that is open is not asked for', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  const asked = payloads(page);
  await linkTo(page, 'About').hover();
  await linkTo(page, 'About').focus();
  // The next link's request shows that one for this page would have been seen.
  const next = page.waitForRequest(/\/RSC\/R\/contact/);
  await linkTo(page, 'Contact').focus();
  await next;
  expect(asked).toEqual([]);
});

for (const [seconds, times] of [
  [299, 1],
  [301, 2],
] as const) {
  test(`a payload fetched ahead is ${times > 1 ? 'asked for again' : 'used'} after ${seconds} seconds`, async ({
    page,
  }) => {
    await takeTime(page);
    await page.goto('/');
    await wake(page);
    await stopTime(page);
    const asked = payloads(page);
    await linkTo(page, 'About').hover();
    await expect.poll(() => asked.length).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(seconds * 1000);
    await linkTo(page, 'About').click();
    await expectAbout(page);
    expect(asked).toHaveLength(times);
  });
}

test('a visitor who saves data gets nothing ahead of the click', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await wake(page);
  const asked = payloads(page);
  await linkTo(page, 'About').hover();
  await linkTo(page, 'About').focus();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toEqual([]);
  await page.keyboard.press('Enter');
  await expectAbout(page);
  expect(asked).toHaveLength(1);
});

test.describe('a payload that does not come', () => {
  for (const ahead of [true, false]) {
    for (const failure of ['503', 'abort', 'cut'] as const) {
      const how = { 503: 'answered with 503', abort: 'not answered', cut: 'cut off half-way' };
      test(`${how[failure]}, ${ahead ? 'fetched ahead' : 'at the click'}: is asked for four times, then the browser goes`, async ({
        page,
        watch,
      }) => {
        watch.allow(/about\.txt|127\.0\.0\.1|Failed to load resource|The payload did not come/);
        if (!ahead) await saveData(page);
        await takeTime(page);
        await page.goto('/');
        await wake(page);
        await stopTime(page);
        const cut = createServer((_, response) => {
          response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '9000' });
          response.write('1:"Chil', () => response.destroy());
        });
        await new Promise<void>((done) => cut.listen(0, '127.0.0.1', done));
        const { port } = cut.address() as AddressInfo;
        await page.route(PAYLOAD, (route) => {
          if (failure === 'abort') return route.abort();
          if (failure === '503') return route.fulfill({ status: 503, body: 'busy' });
          return route.continue({ url: `http://127.0.0.1:${port}/` });
        });
        const asked = payloads(page);
        const loaded = documents(page);
        await linkTo(page, 'About').click();
        await expect.poll(() => asked.length).toBe(1);
        await expect
          .poll(
            async () => {
              if (loaded.length === 0) await page.clock.runFor(300);
              return loaded;
            },
            { intervals: [50] },
          )
          .toEqual(['/about']);
        await expectAbout(page);
        expect(asked).toHaveLength(4);
        cut.close();
      });
    }
  }

  test('whole, but is no whole page: the browser goes', async ({ page, watch, site }) => {
    watch.allow(/Connection closed|Uncaught|error/i);
    await page.goto('/');
    await wake(page);
    const body = await (await fetch(`${site.url}/RSC/R/about.txt`)).text();
    await page.route(PAYLOAD, (route) =>
      route.fulfill({ contentType: 'text/plain', body: body.slice(0, body.length / 2) }),
    );
    const loaded = documents(page);
    await linkTo(page, 'About').click();
    await expect.poll(() => loaded).toEqual(['/about']);
    await expectAbout(page);
  });

  test('because the page is gone: is not asked for again, the browser goes', async ({
    page,
    watch,
  }) => {
    watch.allow(/404/);
    await saveData(page);
    await page.goto('/');
    await wake(page);
    await page.route(PAYLOAD, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>404</h1>' }),
    );
    const asked = payloads(page);
    const loaded = documents(page);
    await linkTo(page, 'About').click();
    await expect.poll(() => loaded).toEqual(['/about']);
    await expectAbout(page);
    expect(asked).toHaveLength(1);
  });
});

test.describe('scroll', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = async (page: Page, to: number) => {
    // A page that has just come is put in its place for two frames.
    await page.evaluate(async (y) => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      window.scrollTo({ top: y, behavior: 'instant' });
    }, to);
    await expect.poll(() => top(page)).toBe(to);
  };

  const linkInFooter = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
  /** Where the page comes to rest. */
  const rest = async (page: Page) => {
    let before = -1;
    await expect
      .poll(async () => {
        const last = before;
        before = await top(page);
        return last === before;
      })
      .toBe(true);
    return before;
  };

  test('begins at the top, though the page that is left still moves to the focus', async ({
    page,
  }) => {
    await page.goto('/about');
    await wake(page);
    await linkInFooter(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
    expect(await rest(page)).toBe(0);
  });

  test('is put back on the way back and forward @phone', async ({ page }) => {
    await page.goto('/services');
    await wake(page);
    await linkTo(page, 'About').click();
    await expectAbout(page);
    await scrollTo(page, 650);
    await linkInFooter(page).focus();
    const left = await rest(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => top(page)).toBe(0);
    await scrollTo(page, 420);

    await page.goBack();
    await expectAbout(page);
    await expect.poll(() => top(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => top(page)).toBe(420);
  });

  /** Where an element stands below the bar at the top, where that sticks. */
  const belowBar = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((target) => {
      const bar = document.querySelector('header')?.getBoundingClientRect();
      return Math.round(target.getBoundingClientRect().top - Math.max(0, bar?.bottom ?? 0));
    });
  const expectBelowBar = async (page: Page, id: string) => {
    await expect.poll(() => belowBar(page, id)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => belowBar(page, id)).toBeLessThan(120);
  };
  const last = services.at(-1)?.id ?? '';

  test('a link to a part of another page lands with the part below the bar @phone', async ({
    page,
  }) => {
    await page.goto('/');
    await wake(page);
    const loaded = documents(page);
    await page.locator(`main a[href$="/services#${last}"]`).click();
    await expect(page).toHaveURL(`/services#${last}`);
    await expectBelowBar(page, last);
    await expect(page.locator(`#${last}`)).toBeFocused();
    expect(loaded).toEqual([]);
  });

  test('a link to a part of the same page does too, and back leads to where one was @phone', async ({
    page,
  }) => {
    await page.goto('/services');
    await wake(page);
    const link = page.locator(`main a[href="#${last}"]`);
    await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.evaluate(() => document.fonts.ready);
    const left = await rest(page);
    await link.click();
    await expect(page).toHaveURL(`/services#${last}`);
    await expectBelowBar(page, last);
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => top(page)).toBe(left);
  });
});

test.describe('the cross-fade', () => {
  /** Counts view transitions, and how many animations each began. */
  const watchFades = (page: Page) =>
    page.addInitScript(() => {
      const fades: number[] = [];
      Object.assign(window, { fades });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const fade = start(update);
        fade.ready.then(() => {
          const running = document
            .getAnimations()
            .filter(
              ({ effect }) =>
                (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition') &&
                Number(effect?.getComputedTiming().duration) > 0,
            );
          fades.push(running.length);
        });
        return fade;
      };
    });
  const fades = (page: Page) =>
    page.evaluate(() => (window as unknown as { fades: number[] }).fades);

  for (const motion of ['no-preference', 'reduce'] as const) {
    test(`is ${motion === 'reduce' ? 'none' : 'there'} where the preference is ${motion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await watchFades(page);
      await page.goto('/');
      await wake(page);
      await linkTo(page, 'About').click();
      await expectAbout(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect.poll(async () => (await fades(page)).length).toBe(1);
      const [running] = await fades(page);
      if (motion === 'reduce') expect(running).toBe(0);
      else expect(running).toBeGreaterThan(0);
    });
  }

  test('is for pages only: a part of the same page and a hint come without', async ({ page }) => {
    await watchFades(page);
    await page.goto('/services');
    await wake(page);
    await page.locator(`main a[href="#${services[1]?.id}"]`).click();
    await expect(page).toHaveURL(/#/);
    await page.getByRole('link', { name: frame.call }).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await fades(page)).toEqual([]);
  });
});
