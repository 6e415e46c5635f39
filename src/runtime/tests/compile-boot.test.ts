import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileBoot } from '../html/compile-boot';
import { settingsOf } from '../options';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'boot-'));
  writeFileSync(join(root, 'own.ts'), 'window.begun = 1; export default () => true;');
  writeFileSync(join(root, 'page.ts'), 'window.page = 2 as number;');
});
afterAll(() => rmSync(root, { recursive: true }));

test('by itself the boot script is within 0.8 KB (brotli)', async () => {
  const { boot, pageBoot } = await compileBoot(root, settingsOf({}));
  expect(brotliCompressSync(boot).length).toBeLessThan(800);
  expect(boot).toContain('[data-wake]');
  expect(pageBoot.size).toBe(0);
});

test('holds the settings and the code of the site', async () => {
  const settings = settingsOf({
    wake: { attribute: 'data-island', signs: ['click'] },
    replay: 'summary',
    boot: 'own.ts',
    pageBoot: { 'data-page': 'page.ts' },
  });
  const { boot, pageBoot } = await compileBoot(root, settings);
  expect(boot).toMatch(/\[data-island\][\s\S]*summary/);
  expect(boot).toContain('window.begun=1');
  expect(boot).not.toMatch(/data-wake|pointermove|prefetch|__LAZY/);
  expect(pageBoot.get('data-page')).toContain('window.page=2');
});
