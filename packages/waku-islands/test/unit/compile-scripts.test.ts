import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileScripts } from '../../src/html/compile-scripts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'scripts-'));
  writeFileSync(join(root, 'own.ts'), 'window.begun = 1; export default () => true;');
  writeFileSync(join(root, 'page.ts'), 'window.page = 2 as number;');
});
afterAll(() => rmSync(root, { recursive: true }));

test('without options the script of every page is within 1.2 KB (brotli)', async () => {
  const { shared, pageScripts } = await compileScripts(root, {}, new Set(['press']));
  expect(brotliCompressSync(shared).length).toBeLessThan(1200);
  expect(shared).not.toMatch(/IntersectionObserver|requestIdleCallback|mousemove/);
  expect(pageScripts).toEqual({});
});

test('the script of every page holds the site’s own code and that of the strategies in use', async () => {
  const settings = { script: 'own.ts', pageScripts: { 'data-page': 'page.ts' } };
  const { shared, pageScripts } = await compileScripts(
    root,
    settings,
    new Set(['visible', 'idle']),
  );
  expect(shared).toContain('window.begun=1');
  expect(shared).toContain('IntersectionObserver');
  expect(shared).toContain('requestIdleCallback');
  expect(pageScripts['data-page']).toContain('window.page=2');
});
