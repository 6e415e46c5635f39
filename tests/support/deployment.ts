import { readdirSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { copySite } from './copied-site';

/** What marks a page of the later deployment, on its root element. */
export const LATER = 'data-deployment';

const HASHED = /^(.+)-([\w-]{6,8})(\.(?:js|css))$/;

/**
 * The built site as a later deployment would have it: every script and style
 * sheet under another name, those of now gone, and pages that are marked. Sizes stay as they are, so
 * that nothing tells the two apart but that.
 */
export async function deployLater() {
  const names = new Map<string, string>();
  for (const file of readdirSync('dist/public', { recursive: true, encoding: 'utf8' })) {
    const [, name, hash, suffix] = HASHED.exec(basename(file)) ?? [];
    if (name && hash) names.set(basename(file), `${name}-${[...hash].reverse().join('')}${suffix}`);
  }
  const copy = await copySite((text) =>
    [...names]
      .reduce((changed, [from, to]) => changed.replaceAll(from, to), text)
      .replace('<html ', `<html ${LATER} `),
  );
  for (const file of copy.files) {
    const to = names.get(basename(file));
    if (to) await rename(file, join(dirname(file), to));
  }
  return copy;
}
