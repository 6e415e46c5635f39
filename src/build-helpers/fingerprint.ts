import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All files below a folder, sorted, so that the order does not depend on the file system. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * How many characters of a {@link fingerprint} stand in a file's name; callers cut it. Six hold 36
 * bits, which is enough, and each character is a byte in every page.
 */
export const HASH_IN_NAME = 6;

/** A short content hash: 12 characters of the SHA-256 in base64url, without its `-` and `_`. */
export function fingerprint(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 12);
}

/** One {@link fingerprint} of all files below these folders, of their names and their bytes. */
export async function fingerprintOfFolders(...folders: string[]): Promise<string> {
  const parts: (string | Uint8Array)[] = [];
  for (const folder of folders) {
    for (const file of await filesBelow(folder)) parts.push(file, await readFile(file));
  }
  return fingerprint(...parts);
}
