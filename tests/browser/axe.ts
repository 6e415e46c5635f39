import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './harness';

/**
 * What axe finds on a page as it stands: the rule, and where.
 *
 * @param within a selector of the one part to look at
 * @param rules a tag of axe's
 */
export async function findings(page: Page, within?: string, rules?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ([part, runOnly]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        // What stands in a frame is a page of its own: ours are looked at by themselves.
        iframes: false,
        ...(runOnly ? { runOnly } : {}),
      }),
    [within, rules] as const,
  );
  // A selector or a tag that nothing has would find nothing.
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
