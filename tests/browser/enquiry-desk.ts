import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configFrom } from '../../desk/src/config.ts';
import { startDesk } from '../../desk/src/server.ts';
import { serve } from '../../tools/serve.ts';
import { test as base } from './harness';

/** What `npm start` starts, apart: the site is built with the desk's addresses, and both are served. */
interface Journey {
  readonly site: string;
  readonly desk: string;
  /** The address that signs in to the inbox. */
  readonly inbox: string;
}

export const test = base.extend<object, { journey: Journey }>({
  journey: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern
    async ({}, use, { workerIndex }) => {
      const data = mkdtempSync(join(tmpdir(), 'desk-'));
      const built = `.cache/enquiry-site-${workerIndex}`;
      const served: { site?: string } = {};
      const desk = await startDesk({
        ...configFrom({ NOUGHTLINE_DESK_DATA: data }),
        port: 0,
        get site() {
          return served.site ?? 'http://localhost';
        },
      });
      const local = `http://127.0.0.1:${desk.port}`;
      const addresses = {
        NOUGHTLINE_FORM: `${local}/enquiry`,
        NOUGHTLINE_BOOKING: `${local}/consultation`,
      };
      await promisify(execFile)(process.execPath, ['tools/build.ts', built], {
        env: { ...process.env, ...addresses },
      });
      const site = await serve({ root: join(built, 'public'), port: 0 });
      served.site = site.url;
      await use({ site: site.url, desk: local, inbox: desk.signIn });
      await site.close();
      await desk.close();
      for (const folder of [data, built]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
