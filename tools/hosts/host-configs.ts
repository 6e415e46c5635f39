import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../../src/build-helpers/fingerprint.ts';
import { apacheConfig } from './apache.ts';
import { caddyfile } from './caddy.ts';
import { readHostSite } from './host-site.ts';
import { nginxConfig } from './nginx.ts';
import {
  cloudfrontFunction,
  firebaseJson,
  redirectPage,
  vercelJson,
  wranglerJson,
} from './platforms.ts';

/**
 * Writes each page a second time, as `about.html` beside `about/index.html`. Some hosts redirect the
 * address of a folder to one with a slash; with the file they answer `/about` itself.
 *
 * @param root the folder of the built site
 */
export async function writeFlatPages(root: string): Promise<void> {
  for (const file of await filesBelow(root)) {
    const page = file.match(/^(.+)\/index\.html$/)?.[1];
    if (page && page !== root) cpSync(file, `${page}.html`);
  }
}

/**
 * Writes each host's configuration, from the same data as `_headers` and `_redirects`.
 *
 * @param root the folder of the built site
 * @param folder where the files go
 */
export function writeHostConfigs(
  root: string,
  folder: string,
  origin: string,
  basePath: string,
): void {
  const site = readHostSite(root, new URL(origin).hostname, basePath);
  const texts: Record<string, string> = {
    'nginx.conf': nginxConfig(site),
    Caddyfile: caddyfile(site),
    'apache.conf': apacheConfig(site),
    'vercel.json': vercelJson(site),
    'firebase.json': firebaseJson(site),
    'wrangler.json': wranglerJson(site),
    'cloudfront-function.js': cloudfrontFunction(site),
    'github-pages/.nojekyll': '',
  };
  for (const [from, { location }] of site.redirects) {
    const path = from.slice(basePath.length).replace(/\/$/, '/index.html');
    const file = path.endsWith('.html') ? path : `${path}.html`;
    texts[`github-pages/${file}`] = redirectPage(location, origin);
  }
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
