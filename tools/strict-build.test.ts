import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholders } from './placeholders';

test('NOUGHTLINE_STRICT=1 stops a build with placeholders, names each, and builds nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'strict-'));
  try {
    const { status, stderr } = spawnSync(process.execPath, ['tools/build.ts', folder], {
      encoding: 'utf8',
      env: { ...process.env, NOUGHTLINE_STRICT: '1' },
    });
    expect(status).toBe(1);
    expect(placeholders().length).toBeGreaterThan(3);
    for (const line of placeholders()) expect(stderr).toContain(line);
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
