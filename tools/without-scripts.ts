import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Every script of a page except structured data, and the speculation rules. */
const SCRIPT = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g;

/**
 * Copies a built site without the scripts of its pages, for comparison.
 *
 * @param root of the built site
 * @param copy the folder to write to; what is there is removed
 */
export function copyWithoutScripts(root: string, copy: string): void {
  rmSync(copy, { recursive: true, force: true });
  cpSync(root, copy, { recursive: true });
  for (const name of globSync('**/*.html', { cwd: copy })) {
    const file = join(copy, name);
    const bare = readFileSync(file, 'utf8').replace(SCRIPT, '');
    writeFileSync(file, bare);
    writeFileSync(`${file}.br`, brotliCompressSync(bare));
    rmSync(`${file}.gz`, { force: true });
  }
}
