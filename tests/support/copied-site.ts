import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TEXT = /(?:\.(?:html|js|css|txt)|_headers)$/;

/**
 * Copies the built site to a temporary folder without its compressed files, which would hold the
 * bytes of before: the server compresses what has none.
 *
 * @param rewrite what each page, script, style sheet, payload and file of headers becomes
 */
export async function copySite(rewrite: (text: string) => string) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp('dist/public', folder, {
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
