import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

/** The cache's folder, with a folder below it for each kind of entry. */
const CACHE = '.cache/kept';
/** For how long an entry is kept that no build uses, in milliseconds: 30 days. */
const MAX_AGE = 30 * 24 * 3600 * 1000;

type Parts = readonly (string | Uint8Array)[];

/**
 * Returns the cached bytes, or computes and stores them. The cache key is the content hash of all
 * parts, so that an entry is never stale.
 *
 * @param kind a folder below the cache
 * @param parts everything that the result depends on
 */
export async function cached(
  kind: string,
  parts: Parts,
  compute: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = fileOf(kind, parts);
  const found = readAndMark(file);
  if (found) return found;
  const bytes = await compute();
  store(file, bytes);
  return bytes;
}

/** Like {@link cached}, synchronously, for values that can be written as JSON. */
export function cachedValue<Value>(kind: string, parts: Parts, compute: () => Value): Value {
  const file = fileOf(kind, parts);
  const found = readAndMark(file);
  if (found) return JSON.parse(found.toString()) as Value;
  const value = compute();
  store(file, JSON.stringify(value));
  return value;
}

/** Reads an entry and marks it as used now; undefined on a cache miss. */
function readAndMark(file: string): Buffer | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return undefined;
  }
  const now = new Date();
  utimesSync(file, now, now);
  return bytes;
}

/** Counts the temporary files of this process, so that each has a name of its own. */
let temporaryFiles = 0;

/** Writes to a temporary file and renames it, so that parallel builds never read half an entry. */
function store(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  temporaryFiles += 1;
  const temporary = `${file}.${process.pid}.${temporaryFiles}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

const fileOf = (kind: string, parts: Parts) => join(CACHE, kind, fingerprint(...parts));

/** Removes entries that no build has used lately, so that the cache does not grow without limit. */
export async function dropUnused(folder = CACHE): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs: lastUsed } = await stat(file);
    if (lastUsed < Date.now() - MAX_AGE) await rm(file, { force: true });
  }
}
