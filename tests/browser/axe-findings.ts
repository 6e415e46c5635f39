import axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from './harness';

/** Narrows what axe looks at, where the rest of the page has been looked at before. */
interface Scope {
  /** A selector of the one part that has changed. */
  readonly within?: string;
  /** Rules by a tag of axe's. */
  readonly rules?: string;
}

/** What axe finds on a page as it stands: the rule, and where. */
export async function findings(page: Page, scope: Scope = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    ({ within, rules }) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        // What stands in a frame is a page of its own: ours are looked at by themselves.
        iframes: false,
        ...(rules ? { runOnly: rules } : {}),
      }),
    scope,
  );
  // A selector or a tag that nothing has would find nothing.
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
