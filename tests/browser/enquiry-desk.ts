import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slowness } from '../../tools/slowness.ts';
import { test as base } from './harness';

/** What `npm start` says where it serves. */
interface Journey {
  readonly site: string;
  readonly desk: string;
  /** The address that signs in to the inbox. */
  readonly inbox: string;
}

const SAID =
  /Noughtline is served at (?<site>\S+)\nThe desk is served at (?<desk>\S+), its inbox at (?<inbox>\S+)\n/;

export const test = base.extend<object, { journey: Journey }>({
  journey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'desk-'));
      const started = spawn(process.execPath, ['tools/start.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NOUGHTLINE_DESK_DATA: data },
      });
      let said = '';
      const ended = once(started, 'exit');
      started.stdout.on('data', (chunk) => {
        said += chunk;
      });
      while (!SAID.test(said) && started.exitCode === null)
        await Promise.race([once(started.stdout, 'data'), ended]);
      const where = SAID.exec(said)?.groups;
      if (!where) throw new Error(`"npm start" ended:\n${said}`);
      await use(where as unknown as Journey);
      started.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 * slowness },
  ],
});
