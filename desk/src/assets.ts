import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { colours } from './site.ts';
import { DAYS_OFFERED } from './slots.ts';

const { resolve } = createRequire(import.meta.url);
/** Full fonts, for names such as Łucja: the site's fonts hold only the site's characters. */
const FONTS = ['imbue/opsz', 'instrument-sans/index'].map((name) =>
  pathToFileURL(resolve(`@fontsource-variable/${name}.css`)),
);

const read = (address: string | URL) => Buffer.from(readFileSync(new URL(address)));

/**
 * The style sheet's path, and the sheet and its fonts by path. A path holds the hash of its file, so
 * that browsers may keep it for ever.
 */
export function loadAssets() {
  const assets = new Map<string, { readonly type: string; readonly body: Buffer<ArrayBuffer> }>();
  const add = (name: string, type: string, body: Buffer<ArrayBuffer>): string => {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12);
    const path = `/assets/${name.replace('.', `.${hash}.`)}`;
    assets.set(path, { type, body });
    return path;
  };
  const faces = FONTS.map((address) =>
    read(address)
      .toString()
      .replaceAll(' Variable', '')
      .replace(/url\(([^)]+)\)/g, (_, file: string) => {
        const body = read(new URL(file, address));
        return `url("${add(basename(file), 'font/woff2', body)}")`;
      }),
  );
  const roles = Object.entries(colours).map(
    ([role, { day, night }]) => `--${role}:light-dark(${day},${night})`,
  );
  // A day's times show while its radio button is chosen: `routes/booking.ts` numbers both.
  const shown = Array.from(
    { length: DAYS_OFFERED },
    (_, at) => `form:has(.d${at}:checked) .t${at}`,
  );
  const rules = read(new URL('desk.css', import.meta.url));
  const css = `${faces.join('')}:root{${roles.join(';')}}\n${rules}${shown.join()}{display:block}`;
  return { sheet: add('desk.css', 'text/css; charset=utf-8', Buffer.from(css)), assets };
}
