import '../src/build-helpers/settings.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { configFrom } from '../desk/src/config.ts';
import { onStop, type RunningDesk, startDesk } from '../desk/src/server.ts';
import { DEFAULT_PORT, fromPort, type Served, serve } from './serve.ts';

/* This command builds the site with the desk's addresses, and serves both. */

/** Not `dist`, which is published and must not hold addresses of this machine. */
const SITE = '.cache/local-site';

/** Only this user may read the desk's files; the site's files keep the usual permissions. */
const usualMask = process.umask(0o077);
const basePath = process.env.BASE_PATH || '/';
let building: ChildProcess | undefined;
let served: Served | undefined;
let desk: RunningDesk | undefined;

onStop(async () => {
  // The minus sign means the whole process group: the build, and the programs that it has started.
  if (building?.pid !== undefined && building.exitCode === null) process.kill(-building.pid);
  await Promise.all([served?.close(), desk?.close()]);
});

try {
  const given = configFrom(process.env);
  desk = await fromPort(given.port, (port) =>
    startDesk({
      ...given,
      port,
      // A getter, since the address is known only once the site is served.
      get site() {
        return served?.url ?? given.site;
      },
    }),
  );
  const deskUrl = `http://127.0.0.1:${desk.port}`;
  process.umask(usualMask);
  building = spawn(process.execPath, [join(import.meta.dirname, 'build.ts'), SITE], {
    stdio: 'inherit',
    detached: true,
    env: {
      ...process.env,
      NOUGHTLINE_FORM: process.env.NOUGHTLINE_FORM || `${deskUrl}/enquiry`,
      NOUGHTLINE_BOOKING: process.env.NOUGHTLINE_BOOKING || `${deskUrl}/consultation`,
    },
  });
  process.umask(0o077);
  const [status] = (await once(building, 'exit')) as [number | null];
  if (status !== 0) {
    await desk.close();
    process.exit(status ?? 1);
  }
  served = await fromPort(Number(process.env.PORT || DEFAULT_PORT), (port) =>
    serve({ root: join(SITE, 'public'), port, basePath }),
  );
  process.stdout.write(`Noughtline is served at ${served.url}\n`);
  process.stdout.write(`The desk is served at ${deskUrl}\n`);
  process.stdout.write(`${await desk.signIn.newAddress()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  await desk?.close();
  process.exit(1);
}
