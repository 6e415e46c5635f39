import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basePath } from './environment';
import { fingerprint, fingerprintOf } from './files';

/** Variables of the environment that change what is built, rather than where it is put or who builds it. */
const RELEVANT = /^(?:BASE_PATH$|NOUGHTLINE_(?!(?:DIST|PART|PROCESSES)$))/;

/**
 * One name for everything that decides what is built. Waku's own id is random,
 * which makes two builds of the same commit differ.
 */
export async function buildId(): Promise<string> {
  const overrides = Object.entries(process.env)
    .filter(([name]) => RELEVANT.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return fingerprint(
    await fingerprintOf(...['src', 'public'].filter((folder) => existsSync(folder))),
    await readFile('package-lock.json'),
    basePath,
    ...overrides,
  );
}
