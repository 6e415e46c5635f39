import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from './test-desk.ts';

const unit = readFileSync('desk/deploy/noughtline-desk.service', 'utf8');

test('the systemd unit starts a file of the desk, and the proxies ask the desk’s own port', () => {
  expect(existsSync(/ (desk\/\S+\.ts)$/m.exec(unit)?.[1] ?? '')).toBe(true);
  for (const file of ['nginx.conf', 'Caddyfile'])
    expect(readFileSync(`desk/deploy/${file}`, 'utf8')).toContain('127.0.0.1:3100');
});

const ANALYZE = '/usr/bin/systemd-analyze';

test.runIf(existsSync(ANALYZE))('systemd accepts the unit, and rates its sandbox as safe', () => {
  const file = join(folder(), 'noughtline-desk.service');
  writeFileSync(file, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
  const verify = spawnSync(ANALYZE, ['verify', file], { encoding: 'utf8' });
  // The program also complains of other units of this machine.
  const complaints = verify.stderr.split('\n').filter((line) => line.includes('noughtline'));
  expect(complaints).toEqual([]);
  // From 0 (safest) to 10; the result is an error above the threshold, in tenths.
  const security = ['security', '--offline=true', '--threshold=20', '--no-pager', file];
  expect(spawnSync(ANALYZE, security).status).toBe(0);
});
