import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fingerprint } from './files.ts';

/**
 * What was made of these parts before, from the cache; else made now and kept.
 * The name is made of the parts' bytes, so that nothing ever has to be thrown out.
 *
 * @param kind a folder below `.cache`
 * @param parts everything that decides what is made
 */
export async function kept(
  kind: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const folder = `.cache/${kind}`;
  const file = `${folder}/${fingerprint(...parts)}`;
  const before = await readFile(file).catch(() => undefined);
  if (before) return before;
  const bytes = await make();
  await mkdir(folder, { recursive: true });
  // Whole or not at all, also where two builds run at once.
  const part = `${file}.${process.pid}.${count++}`;
  await writeFile(part, bytes);
  await rename(part, file);
  return bytes;
}

let count = 0;
