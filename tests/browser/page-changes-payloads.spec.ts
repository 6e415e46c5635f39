import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, saveData, test, wake } from './harness';
import { topLink } from './navigation';
import { expectAbout, payloadsOf } from './page-changes';
import { documentsOf } from './requests';
import { stopTime, takeTime } from './time';

const PAYLOAD = '**/RSC/R/about.txt*';

for (const intent of ['hover', 'focus'] as const) {
  test(`a payload is requested at ${intent}, and not again at the click`, async ({ page }) => {
    await page.goto('/');
    await wake(page);
    const asked = payloadsOf(page);
    expect(asked).toHaveLength(0);
    await topLink(page, 'About')[intent]();
    await expect.poll(() => asked.length).toBe(1);
    if (intent === 'hover') await topLink(page, 'About').click();
    else await page.keyboard.press('Enter');
    await expectAbout(page);
    expect(asked).toHaveLength(1);
  });
}

test('the current page is not requested', async ({ page }) => {
  await page.goto('/about');
  await wake(page);
  const asked = payloadsOf(page);
  await topLink(page, 'About').hover();
  await topLink(page, 'About').focus();
  // The next link's request shows that one for this page would have been seen.
  const next = page.waitForRequest(/\/RSC\/R\/contact/);
  await topLink(page, 'Contact').focus();
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
    const asked = payloadsOf(page);
    await topLink(page, 'About').hover();
    await expect.poll(() => asked.length).toBe(1);
    await page.mouse.move(5, 5);
    await page.clock.fastForward(seconds * 1000);
    await topLink(page, 'About').click();
    await expectAbout(page);
    expect(asked).toHaveLength(times);
  });
}

test.describe('a payload that fails', () => {
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
        const asked = payloadsOf(page);
        const loaded = documentsOf(page);
        await topLink(page, 'About').click();
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

  test('complete, but not a page: the browser navigates', async ({ page, watch, site }) => {
    watch.allow(/Connection closed|Uncaught|error/i);
    await page.goto('/');
    await wake(page);
    const body = await (await fetch(`${site.url}/RSC/R/about.txt`)).text();
    await page.route(PAYLOAD, (route) =>
      route.fulfill({ contentType: 'text/plain', body: body.slice(0, body.length / 2) }),
    );
    const loaded = documentsOf(page);
    await topLink(page, 'About').click();
    await expect.poll(() => loaded).toEqual(['/about']);
    await expectAbout(page);
  });

  test('because the page is gone: is not retried, the browser navigates', async ({
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
    const asked = payloadsOf(page);
    const loaded = documentsOf(page);
    await topLink(page, 'About').click();
    await expect.poll(() => loaded).toEqual(['/about']);
    await expectAbout(page);
    expect(asked).toHaveLength(1);
  });
});
