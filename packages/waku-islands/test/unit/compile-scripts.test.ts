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

test('by itself the script of every page is within 1.2 KB (brotli)', async () => {
  const { shared, own } = await compileScripts(root, {}, new Set(['press']));
  expect(brotliCompressSync(shared).length).toBeLessThan(1200);
  expect(shared).not.toMatch(/IntersectionObserver|requestIdleCallback|mousemove/);
  expect(own).toEqual({});
});

test('holds the code of the site, and that of the strategies that occur', async () => {
  const settings = { script: 'own.ts', pageScripts: { 'data-page': 'page.ts' } };
  const { shared, own } = await compileScripts(root, settings, new Set(['visible', 'idle']));
  expect(shared).toContain('window.begun=1');
  expect(shared).toMatch(/IntersectionObserver[\s\S]*|requestIdleCallback/);
  expect(own['data-page']).toContain('window.page=2');
});
