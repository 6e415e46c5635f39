import type { Page } from 'playwright/test';
import { articles } from '../../src/content/articles';
import { routes } from '../../src/content/routes';
import { isReacts, PAYLOAD, reacts, SCRIPT } from '../support/front';
import { namedFiles } from '../support/in-page';
import { hasReact, settled, test } from './arrival';
import { observersTold } from './frames';
import { approach, awake, expect } from './harness';
import { requestsOf } from './requests';

/** One page of each kind. */
const kinds = routes.filter(
  ({ path, kind }, at) =>
    kind !== 'not-found' &&
    kind !== 'frame' &&
    (kind !== 'article' || path === articles[0]?.path) &&
    (kind !== 'proposal' || routes.findIndex((route) => route.kind === 'proposal') === at),
);

/** Reads a page to its end, in every way but on an island. */
async function read(page: Page): Promise<void> {
  const { mouse, keyboard } = page;
  await mouse.move(8, 300);
  for (let turn = 0; turn < 6; turn++) await mouse.wheel(0, 700);
  await keyboard.press('Space');
  await keyboard.press('PageDown');
  // The keys' own smooth scroll may still run.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        window.scrollTo({ top: 0, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 200));
        return window.scrollY;
      }),
    )
    .toBe(0);
  await observersTold(page);
  for (const [x, y] of [
    [300, 200],
    [500, 420],
    [120, 600],
  ] as const) {
    // What lies under the pointer is text, a picture or a link; where it is a control, the pointer passes by.
    const isFree = await page.evaluate(
      (place) => !document.elementFromPoint(place.x, place.y)?.closest('[data-wake]'),
      { x, y },
    );
    if (isFree) await mouse.move(x, y);
  }
  await page.locator('main h1').selectText();
  // Back through the links of the top bar.
  for (let link = 0; link < 6; link++) await keyboard.press('Shift+Tab');
  await page.setViewportSize({ width: 700, height: 900 });
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.describe('reading', () => {
  for (const { path } of kinds) {
    test(`${path} requests pages, fonts and pictures only`, async ({ page }) => {
      const others: string[] = [];
      page.on('request', (request) => {
        // The tab's icon and what an <use> names are pictures too, but not by their type.
        if (
          !/^(?:document|font|image)$/.test(request.resourceType()) &&
          !/\.svg$/.test(request.url())
        ) {
          others.push(`${request.resourceType()} ${request.url()}`);
        }
      });
      await page.goto(path);
      await read(page);
      await page.waitForLoadState('networkidle');
      expect(others).toEqual([]);
      expect(await hasReact(page)).toBe(false);
    });
  }

  test('several pages, back and forward, requests no script and no payload @phone', async ({
    page,
    front,
  }) => {
    await page.goto('/');
    for (const name of ['Services', 'Our Work', 'Contact']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    }
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await page.goForward();
    await expect(page).toHaveURL('/work');
    await settled(page);
    expect(reacts(front)).toEqual([]);
  });

  test.describe('with a thumb', () => {
    test.use({ hasTouch: true });
    test('a scroll that begins on a question requests nothing', async ({ page, front }) => {
      await page.goto('/services');
      const question = page.locator('#faq button').first();
      await question.scrollIntoViewIfNeeded();
      const box = await question.boundingBox();
      if (!box) throw new Error('The question has no place.');
      const session = await page.context().newCDPSession(page);
      await session.send('Input.synthesizeScrollGesture', {
        x: box.x + 20,
        y: box.y + 10,
        yDistance: -300,
        gestureSourceType: 'touch',
      });
      await settled(page);
      expect(reacts(front)).toEqual([]);
    });
  });

  test('a control that scrolls under a resting pointer requests nothing', async ({
    page,
    front,
  }) => {
    await page.goto('/services');
    const question = page.locator('#faq button').first();
    await page.mouse.move(300, 400);
    await question.evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      window.scrollBy({ top: top - 390, behavior: 'instant' });
    });
    await settled(page);
    expect(
      await page.evaluate(() => !!document.elementFromPoint(300, 400)?.closest('[data-wake]')),
    ).toBe(true);
    expect(reacts(front)).toEqual([]);
  });
});

test.describe('what starts hydration', () => {
  /** Approaches every interactive element of a page and says which of them ask for React. */
  const walk = (page: Page) =>
    page.evaluate(async () => {
      const asked: string[] = [];
      let count = 0;
      const { fetch } = window;
      window.fetch = () => {
        count++;
        return Promise.reject(new Error('No network in this test.'));
      };
      // After a failure signs are ignored for a while: here until the next turn.
      let ready = () => {};
      window.setTimeout = ((run: () => void) => {
        run();
        ready();
      }) as typeof window.setTimeout;
      const elements = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, summary, iframe, [tabindex="0"], [data-row]',
      );
      for (const element of elements) {
        for (const sign of [
          new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
          new FocusEvent('focusin', { bubbles: true }),
        ]) {
          const before = count;
          const isReady = new Promise<void>((done) => {
            ready = done;
          });
          element.dispatchEvent(sign);
          if (count === before) continue;
          await isReady;
          asked.push(element.dataset.row === '' ? 'row' : element.localName);
        }
      }
      window.fetch = fetch;
      return { asked, links: elements.length };
    });
  /** Twice each: by pointer and by focus. */
  const twice = (...names: string[]) => names.flatMap((name) => [name, name]);
  const call = twice('a', 'a');
  const theme = twice('input', 'input', 'input');
  const expected: Readonly<Record<string, readonly string[]>> = {
    // The control of the row that moves, then the questions.
    '/': twice('input', 'button', 'button', 'button', 'button'),
    '/services': twice('button', 'button', 'button', 'button', 'button'),
    '/industries/jewelry': twice('button', 'button', 'button', 'button', 'button'),
    '/work': twice('input'),
    '/contact': twice('input', 'input', 'input', 'input', 'input', 'button'),
    // The links of the cards in the row count as the row.
    '/blog': twice('button', 'button', 'button', 'row', 'a', 'a', 'a', 'a', 'a', 'a'),
    // Copying the worked example, and the address.
    [articles[0]?.path ?? '']: twice('button', 'button'),
    // Four questions, and the buttons of a carousel.
    '/specimen': twice(...Array.from({ length: 8 }, () => 'button')),
  };
  for (const { path } of kinds) {
    test(`on ${path}: the controls of its islands, and nothing else`, async ({ page, watch }) => {
      watch.allow(/No network/);
      await page.goto(path);
      const { asked, links } = await walk(page);
      expect(links).toBeGreaterThan(10);
      expect(asked).toEqual([...(expected[path] ?? []), ...theme, ...call]);
    });
  }

  test('everything that starts hydration has one attribute, and other events start nothing', async ({
    page,
    front,
  }) => {
    await page.goto('/');
    await page.locator('main h1').dispatchEvent('pointermove');
    await page.locator('main h1').dispatchEvent('keydown');
    await page.locator('footer [data-wake]').first().dispatchEvent('touchstart');
    await settled(page);
    expect(reacts(front)).toEqual([]);
  });
});

test.describe('on intent', () => {
  test.use({ hasTouch: true });
  const control = 'footer [data-wake] input';
  const question = '#faq button';
  const signs: readonly (readonly [sign: string, give: (page: Page) => Promise<unknown>])[] = [
    ['a pointer over a control', (page) => page.locator(question).first().hover()],
    ['a press', (page) => page.locator(question).first().click()],
    ['a tap', (page) => page.locator(question).first().tap()],
    ['focus', (page) => page.locator(control).first().focus()],
    ['a key', (page) => page.locator(question).first().press('a')],
    ['an approach', approach],
  ];
  for (const [sign, give] of signs) {
    test(`${sign} fetches runtime, islands and payload side by side, each once`, async ({
      page,
      front,
    }) => {
      front.block(SCRIPT, 'hold');
      front.block(PAYLOAD, 'hold');
      // By HTTP/1.1 a browser opens six connections: not all that it asks for has reached the host.
      const asked = requestsOf(page, (request) => isReacts(new URL(request.url()).pathname));
      await page.goto('/');
      const wanted = await page.evaluate(namedFiles);
      expect(wanted.length).toBeGreaterThan(3);
      await give(page);
      // None is answered before all are asked for.
      await expect.poll(() => asked.toSorted()).toEqual(wanted);
      expect(await hasReact(page)).toBe(false);
      front.clear();
      await awake(page);
      await page.waitForLoadState('networkidle');
      expect(reacts(front).sort()).toEqual(wanted);
    });
  }
});

test('a page that is left comes back from the back/forward cache', async ({ playwright, site }) => {
  const { browser, launchFlags } = await import('../../tools/browser.ts');
  const chromium = await playwright.chromium.launch({
    executablePath: browser(),
    args: [...launchFlags],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await chromium.newPage();
    await page.goto(`${site.url}/about`);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto(`${site.url}/contact`);
    await page.evaluate(() => localStorage.setItem('theme', 'night'));
    // Playwright's own way back waits for a load, and there is none.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    // The theme that was chosen meanwhile is on, and its button checked.
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    await expect(page.locator('[name=theme][value=night]')).toBeChecked();
  } finally {
    await chromium.close();
  }
});
