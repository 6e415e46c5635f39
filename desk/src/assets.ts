import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { colours } from './site.ts';

/** Full fonts, for names such as Łucja: the site's fonts hold only the site's characters. */
const { resolve } = createRequire(import.meta.url);
const FONTS = ['imbue/opsz', 'instrument-sans/index'].map((name) =>
  pathToFileURL(resolve(`@fontsource-variable/${name}.css`)),
);

const read = (address: string | URL) => Buffer.from(readFileSync(new URL(address)));

/** The style sheet and the fonts by path. Names hold a hash, so browsers may keep them for ever. */
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
  const rules = read(new URL('desk.css', import.meta.url));
  const css = `${faces.join('')}:root{${roles.join(';')}}\n${rules}`;
  return { sheet: add('desk.css', 'text/css; charset=utf-8', Buffer.from(css)), assets };
}
