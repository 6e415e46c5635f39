import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PRECOMPRESSED = /\.(?:br|gz)$/;

/**
 * Whether a file of the built site is served as it lies in `public/`: the press kit, a search
 * engine's verification page, `ads.txt`. No check of what the build makes is for these.
 *
 * @param file its path below the built site's folder
 */
export function isServedAsIs(file: string, folder = 'public'): boolean {
  return existsSync(join(folder, file.replace(PRECOMPRESSED, '')));
}
