import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { distFolder } from '../../src/build-helpers/settings.ts';

const BUILT = join(distFolder(), 'public');
const TEXT = /(?:\.(?:html|js|css|txt)|_headers)$/;

/**
 * Copies the built site to a temporary folder without its compressed files, which would be out of
 * date: the server compresses files that have none.
 *
 * @param rewrite returns the new text of each page, script, style sheet, payload and header file
 */
export async function copySite(rewrite: (text: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(BUILT, folder, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((candidate) => TEXT.test(candidate))) {
    await writeFile(file, rewrite(await readFile(file, 'utf8')));
  }
  return { root: folder, files, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The attribute that marks a page of the later deployment, on its root element. */
export const LATER = 'data-deployment';

const HASHED = /^(.+)-([\w-]{6,8})(\.(?:js|css))$/;

/**
 * The built site as a later deployment: scripts and style sheets have other names of the same
 * length, and pages are marked.
 */
export async function deployLater() {
  const names = new Map<string, string>();
  for (const file of await readdir(BUILT, { recursive: true })) {
    const [, name, hash, suffix] = HASHED.exec(basename(file)) ?? [];
    if (name && hash) names.set(basename(file), `${name}-${[...hash].reverse().join('')}${suffix}`);
  }
  const copy = await copySite((text) => {
    let changed = text.replace('<html ', `<html ${LATER} `);
    for (const [from, to] of names) changed = changed.replaceAll(from, to);
    return changed;
  });
  for (const file of copy.files) {
    const to = names.get(basename(file));
    if (to) await rename(file, join(dirname(file), to));
  }
  return copy;
}
