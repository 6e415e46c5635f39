import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprint } from './files.ts';

/** Everything that is kept, a folder for each kind. */
const KEPT = '.cache/kept';
/** How much is kept that the last build did not use: another branch's, or another base path's. */
const SPARE = 256 * 1024 * 1024;

type Parts = readonly (string | Uint8Array)[];

/**
 * What was made of these parts before, from the cache; else made now and kept.
 * The name is made of the parts' bytes, so that nothing is ever out of date.
 * Where the cache cannot be written to, each is made anew.
 *
 * @param kind a folder below `.cache/kept`
 * @param parts everything that decides what is made
 */
export async function kept(
  kind: string,
  parts: Parts,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = fileOf(kind, parts);
  try {
    const before = readFileSync(file);
    markUsed(file);
    return before;
  } catch {
    // It was not there.
  }
  const bytes = await make();
  keep(file, bytes);
  return bytes;
}

/** As {@link kept}, at once, for what can be written as JSON. */
export function keptValue<Value>(kind: string, parts: Parts, make: () => Value): Value {
  const file = fileOf(kind, parts);
  try {
    const before = JSON.parse(readFileSync(file, 'utf8')) as Value;
    markUsed(file);
    return before;
  } catch {
    // It was not there.
  }
  const value = make();
  keep(file, JSON.stringify(value));
  return value;
}

/** At once: handed to a thread, so small a file takes twice the time. */
function keep(file: string, content: string | Uint8Array): void {
  const part = partOf(file);
  try {
    try {
      writeFileSync(part, content);
    } catch (error) {
      mkdirSync(dirname(file), unlessThere(error));
      writeFileSync(part, content);
    }
    renameSync(part, file);
  } catch (error) {
    unlessLocked(error);
  }
}

function markUsed(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch (error) {
    unlessLocked(error);
  }
}

const fileOf = (kind: string, parts: Parts) => join(KEPT, kind, fingerprint(...parts));

let count = 0;
/** Written whole or not at all, also where two builds run at once. */
const partOf = (file: string) => `${file}.${process.pid}.${count++}`;

/**
 * Throws out what has not been used for longest, so that the cache does not
 * grow for ever. What was used since is never thrown out.
 *
 * @param since when the build began, in milliseconds
 * @param spare how many bytes may stay that have not been used since
 */
export async function dropUnused(since: number, spare = SPARE, folder = KEPT): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const unused: { file: string; size: number; used: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { size, mtimeMs: used } = await stat(file);
    if (used < since) unused.push({ file, size, used });
  }
  let room = spare;
  for (const { file, size } of unused.sort((a, b) => b.used - a.used)) {
    room -= size;
    if (room < 0) await rm(file, { force: true });
  }
}

/** How to make a folder that is missing. There are thousands of files in a handful of folders: they are not looked for each time. */
function unlessThere(error: unknown): { recursive: true } {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return { recursive: true };
}

/** What is made is only not kept where the checkout can be read alone. */
function unlessLocked(error: unknown): void {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!['EROFS', 'EACCES', 'EPERM'].includes(code)) throw error;
}
