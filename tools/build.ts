import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostFiles } from './host-files.ts';
import { precompress } from './precompress.ts';
import { run } from './run.ts';

/** Inside the project, so that moving a finished build is a rename and no copy. */
const UNDER_WAY = '.cache/build';
const BEFORE = '.cache/build-before';

/**
 * Builds the site into a folder. It is built elsewhere and moved there once it is
 * whole: a build that fails leaves what was there as it was. `NODE_ENV` is set here
 * and not taken over: with any other value, an empty one included, the build
 * would quietly ship development React.
 *
 * @param environment set in addition to what is there
 * @param output where what the build prints goes; see `run`
 * @returns the exit code of the build
 */
export async function build(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  output: 'output' | 'error' = 'output',
): Promise<number> {
  clear(UNDER_WAY, BEFORE);
  const status = run(
    'waku',
    ['build'],
    { ...environment, NODE_ENV: 'production', NOUGHTLINE_DIST: UNDER_WAY },
    output,
  );
  if (status !== 0) {
    clear(UNDER_WAY);
    return status;
  }
  await precompress(join(UNDER_WAY, 'public'));
  // Waku's own output, built to be compared, brings no headers.
  if (existsSync(join(UNDER_WAY, 'public/_headers'))) {
    writeHostFiles(join(UNDER_WAY, 'public'), join(UNDER_WAY, 'deploy'));
  }
  if (existsSync(folder)) renameSync(folder, BEFORE);
  renameSync(UNDER_WAY, folder);
  clear(BEFORE);
  return 0;
}

function clear(...folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) process.exitCode = await build('dist');
