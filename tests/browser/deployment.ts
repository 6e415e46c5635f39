import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** What marks a page of the later deployment, on its root element. */
export const LATER = 'data-deployment';

const TEXT = /\.(?:html|js|css|txt)$/;
const HASHED = /^(.+)-([\w-]{8})(\.(?:js|css))$/;

/**
 * The built site as a later deployment would have it: every script and style
 * sheet under another name, those of now gone, another build id, and pages that
 * are marked. Sizes stay as they are, so that nothing tells the two apart but that.
 *
 * @returns the folder, and how to remove it
 */
export async function deployLater(
  root = 'dist/public',
): Promise<{ readonly root: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  await cp(root, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  // They hold the bytes of before; the server compresses what has no such file.
  const compressed = files.filter((file) => /\.(?:br|gz)$/.test(file));
  await Promise.all(compressed.map((file) => rm(file)));

  const names = new Map<string, string>();
  for (const file of files) {
    const [, name, hash, suffix] = HASHED.exec(basename(file)) ?? [];
    if (name && hash) names.set(basename(file), `${name}-${[...hash].reverse().join('')}${suffix}`);
  }
  const home = await readFile(join(folder, 'RSC/R/_root.txt'), 'utf8');
  const id = /"_buildId":"(\w+)"/.exec(home)?.[1];
  if (!id) throw new Error('The payload names no build.');
  const renames = [...names, [id, [...id].reverse().join('')] as const];

  for (const file of files.filter((candidate) => TEXT.test(candidate))) {
    const before = await readFile(file, 'utf8');
    const after = renames.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    await writeFile(file, after.replace('<html ', `<html ${LATER} `));
    const to = names.get(basename(file));
    if (to) await rename(file, join(dirname(file), to));
  }
  return { root: folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
