import { readFileSync } from 'node:fs';
import type { HostSite } from './host-site.ts';

/** A host's answer: a file of the folder, a redirect, or neither, which means 404. */
export interface HostAnswer {
  readonly file?: string;
  readonly status?: number;
  readonly location?: string;
}

/** How a host finds the file of a path: paths and files begin with the base path. */
type Host = (
  path: string,
  site: HostSite & {
    /** Whether the site has a file that the host serves. */
    readonly has: (file: string) => boolean;
    readonly folder: string;
  },
) => HostAnswer;

const moved = (status: number, location: string): HostAnswer => ({ status, location });
/** A path without `.html`, `/index.html` or the slash at its end. */
const bare = (path: string) => path.replace(/(?:\/index\.html|\.html|\/)$/, '') || '/';
/** The home page: the base path alone. */
const isHome = (path: string, { basePath }: HostSite) => path === basePath;

/** A web server of one's own, as `nginx.ts` configures it. */
const nginx: Host = (path, site) => {
  const page = bare(path);
  const file = [`${page}/index.html`, `${page}.html`].find(site.has);
  if (`${path}/` === site.basePath) return moved(308, site.basePath);
  // A doubled slash in a redirect would become the address of another host.
  if (/\/\/|\/\.(?!well-known(?:\/|$))/.test(path)) return {};
  if (isHome(path, site)) return { file: `${path}index.html` };
  if (path === `${site.basePath}index.html`) return moved(308, site.basePath);
  if (page !== path && file) return moved(308, encodeURI(page));
  if (site.has(path)) return { file: path };
  return file ? { file } : (site.redirects.get(path) ?? {});
};

/** @see https://developers.cloudflare.com/pages/configuration/serving-pages/ */
const cloudflarePages: Host = (path, site) => {
  const rule = site.redirects.get(path);
  if (rule) return rule;
  if (path.endsWith('/index.html') && site.has(path)) return moved(308, path.slice(0, -10));
  if (path.endsWith('.html') && site.has(path)) return moved(308, path.slice(0, -5));
  if (path.endsWith('/')) {
    if (site.has(`${path}index.html`)) return { file: `${path}index.html` };
    return site.has(`${bare(path)}.html`) ? moved(308, bare(path)) : {};
  }
  if (site.has(path)) return { file: path };
  if (site.has(`${path}.html`)) return { file: `${path}.html` };
  return site.has(`${path}/index.html`) ? moved(308, `${path}/`) : {};
};

/** @see https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash */
const netlify: Host = (path, site) => {
  const folder = path.endsWith('/') ? path : `${path}/`;
  if (site.has(path)) return { file: path };
  if (!path.endsWith('/') && site.has(`${path}.html`)) return { file: `${path}.html` };
  if (site.has(`${folder}index.html`))
    return path === folder ? { file: `${folder}index.html` } : moved(301, folder);
  if (site.has(`${bare(path)}.html`)) return { file: `${bare(path)}.html` };
  // Netlify's rules treat addresses with and without a final slash alike.
  return site.redirects.get(path) ?? site.redirects.get(bare(path)) ?? {};
};

/**
 * @see https://github.com/slorber/trailing-slash-guide#github-pages (GitHub publishes no rules of
 *   its own)
 */
const githubPages: Host = (path, site) => {
  if (path.endsWith('/')) return site.has(`${path}index.html`) ? { file: `${path}index.html` } : {};
  if (site.has(path)) return { file: path };
  if (site.has(`${path}.html`)) return { file: `${path}.html` };
  return site.has(`${path}/index.html`) ? moved(301, `${path}/`) : {};
};

/** @see https://vercel.com/docs/project-configuration#cleanurls */
const vercel: Host = (path, site) => {
  const rule = site.redirects.get(path);
  if (rule) return rule;
  if (path === `${site.basePath}index.html`) return moved(308, site.basePath);
  if (path.endsWith('.html') && site.has(path)) return moved(308, bare(path));
  if (site.has(path)) return { file: path };
  const page = path.replace(/\/$/, '');
  const file = [`${page}.html`, `${page}/index.html`].find(site.has);
  return file ? { file } : {};
};

/** @see https://firebase.google.com/docs/hosting/full-config#hosting_priority_order */
const firebase: Host = (path, site) => {
  const rule = site.redirects.get(path);
  if (rule) return rule;
  if (isHome(path, site)) return { file: `${path}index.html` };
  if (path === `${site.basePath}index.html`) return moved(301, site.basePath);
  const page = bare(path);
  const isPage = site.has(`${page}.html`) || site.has(`${page}/index.html`);
  if (page !== path && isPage) return moved(301, page);
  if (site.has(path)) return { file: path };
  return isPage ? { file: [`${page}.html`, `${page}/index.html`].find(site.has) as string } : {};
};

/** A bucket behind CloudFront with the function that the build writes, run as it is. */
const s3: Host = (path, site) => {
  const code = readFileSync(`${site.folder}/../hosts/cloudfront-function.js`, 'utf8');
  const handler = new Function(`${code}; return handler`)() as (event: object) => {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers: Readonly<Record<'location', { readonly value: string }>>;
  };
  const { uri, statusCode, headers } = handler({ request: { uri: path, headers: {} } });
  if (statusCode) return moved(statusCode, headers.location.value);
  return uri && site.has(uri) ? { file: uri } : {};
};

/** Hosts that are imitated, each by the rules that it publishes. */
export const hosts = {
  nginx,
  'cloudflare-pages': cloudflarePages,
  // Cloudflare's own server, which the tests run from npm, answers alike, but with 307.
  'cloudflare-workers': cloudflarePages,
  netlify,
  'github-pages': githubPages,
  vercel,
  firebase,
  s3,
} as const;

export type HostName = keyof typeof hosts;

/** @throws when no host has this name, listing the names */
export function hostNamed(name: string): HostName {
  if (Object.hasOwn(hosts, name)) return name as HostName;
  throw new Error(
    `--host is "${name}": there is no such host. Write one of ${Object.keys(hosts).join(', ')}.`,
  );
}
