import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packIslands } from '../pack';
import { buildProject, client, type Server, startWaku } from './project';
import { button, count, visitor } from './visitor';

const servers = new Map<string, Server>();
beforeAll(async () => {
  const tarball = packIslands('islands-matrix');
  for (const name of ['mixed', 'blog', 'ported'] as const) {
    const { folder, said, hasFailed } = buildProject(
      name,
      tarball,
      client === 'preact' && name === 'mixed' ? { 'src/pages/app/index.tsx': null } : {},
    );
    expect(hasFailed, said).toBe(false);
    // GitHub Pages leaves out files that begin with an underscore, unless it is told.
    const built = readdirSync(join(folder, 'dist/public'), { recursive: true }).map(String);
    expect(built.includes('.nojekyll')).toBe(built.some((file) => basename(file).startsWith('_')));
    servers.set(name, await startWaku(folder, 'start'));
  }
});
afterAll(() => {
  for (const { close } of servers.values()) close();
});

/**
 * Pages: what is special, the project, the path, a text, what reading fetches, and a button to
 * press.
 */
const PAGES = [
  ['static', 'mixed', '/', 'News of the slice', 'nothing', 'Increment'],
  ['rendered on request', 'mixed', '/clock?name=Ada', 'Asked for Ada', 'nothing', 'Increment'],
  ['with content that comes late', 'mixed', '/clock', 'Late content', 'nothing', 'Increment'],
  ['of mode full', 'mixed', '/app', 'At /app', 'React', 'Increment'],
  ['of mode none, in a route group', 'mixed', '/imprint', 'No script at all', 'nothing', ''],
  ['of createPages in JavaScript', 'blog', '/blog/', 'Of umlauts', 'nothing', ''],
  ['below a base path', 'blog', '/blog/posts/first', 'The first post', 'React', 'The first post'],
  ['ported: state of two islands', 'ported', '/', 'At /', 'nothing', 'Menu'],
  ['ported: tabs', 'ported', '/tabs', 'Two texts', 'nothing', 'Tab 2'],
  ['ported: effects', 'ported', '/settings', 'Counted by an effect', 'React', 'Larger'],
  ['with a slug of letters', 'blog', '/blog/posts/über', 'Of umlauts', 'React', 'Of umlauts'],
] as const;

describe('a page', () => {
  const possible = PAGES.filter(([kind]) => client === 'react' || kind !== 'of mode full');
  test.each(possible)('%s', async (_, name, path, text, fetched, control) => {
    const { page, scripts } = visitor;
    await page.goto(`${servers.get(name)?.url}${path}`, { waitUntil: 'networkidle' });
    await page.getByText(text).first().waitFor();
    // An island that wakes by itself may do so once the network has been idle.
    if (fetched === 'React') await expect.poll(() => scripts.length).toBeGreaterThan(0);
    else expect(scripts).toEqual([]);
    if (control) {
      await page.getByRole('button', { name: control }).click();
      await expect.poll(() => count(page)).toMatch(/: 1$/);
    } else {
      expect(await page.locator('script').count()).toBe(0);
    }
  });

  test('is left by a link of Waku’s, which is an anchor', async () => {
    const { page, scripts } = visitor;
    await page.goto(`${servers.get('mixed')?.url}/`);
    await page.getByRole('link', { name: 'Clock' }).click();
    await page.waitForURL('**/clock');
    await button(page).waitFor();
    expect(scripts).toEqual([]);
  });
});

test('what a ported site keeps on the device shows when its island wakes', async () => {
  const { page } = visitor;
  await page.goto(`${servers.get('ported')?.url}/settings`);
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByText('Text size: 1').waitFor();
  await page.reload();
  await page.getByText('Text size: 1').waitFor();
});
