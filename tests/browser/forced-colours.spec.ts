import { sweptRoutes } from '../support/swept-routes';
import { expect, test } from './harness';

for (const { path, kind } of sweptRoutes) {
  test(`${path} keeps its marks and controls in forced colours`, async ({ page, watch }) => {
    if (kind === 'not-found') watch.allow(/404/);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    const lost = await page.locator('[data-mark], main button, main a').evaluateAll((found) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return found.flatMap((it) => {
        if (!it.checkVisibility({ visibilityProperty: true })) return [];
        const { backgroundColor, borderTopWidth, color } = getComputedStyle(it);
        const isMark = it.matches('[data-mark]');
        const isSeen = isMark
          ? backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)'
          : color !== ground || borderTopWidth !== '0px';
        return isSeen ? [] : [`${it.tagName} ${it.textContent?.slice(0, 30)}`];
      });
    });
    expect(lost).toEqual([]);
  });
}
