import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fingerprint, fingerprintOfFolders } from '../build-helpers/fingerprint';
import { basePath } from '../site/environment';

/** The folders whose files are hashed. */
const INPUTS = ['src', 'packages/waku-islands/src', 'public'];
/** Environment variables that affect the build output. */
const RELEVANT = /^(?:BASE_PATH$|NOUGHTLINE_(?!DIST$))/;

/**
 * A hash of the sources, of the installed packages and of the settings in the environment. Waku's
 * own id is random, which makes two builds of the same commit differ.
 */
export async function buildId(): Promise<string> {
  const overrides = Object.entries(process.env)
    .filter(([name]) => RELEVANT.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return fingerprint(
    await fingerprintOfFolders(...INPUTS.filter((folder) => existsSync(folder))),
    await readFile('package-lock.json'),
    basePath(),
    ...overrides,
  );
}
