import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../src/build/files';
import { ROOT } from './pages';

test('a build that fails leaves the one before it whole', { timeout: 60_000 }, async () => {
  const before = await fingerprintOf(ROOT);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build.ts'], {
    env: { ...process.env, NOUGHTLINE_ORIGIN: 'no address' },
    encoding: 'utf8',
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('NOUGHTLINE_ORIGIN');
  expect(await fingerprintOf(ROOT)).toBe(before);
  expect(existsSync('.cache/build')).toBe(false);
});
