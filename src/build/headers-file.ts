import { policySources } from 'waku-islands/server';
import { routes } from '../routes';
import { basePath } from '../site/environment';
import { hasOwnDesk } from '../site/own-desk';
import { site } from '../site/site';
import { islandsOptions } from './islands-options';

const DAY = 24 * 60 * 60;
/** The CSP source of an address: its origin, or `'self'` for a path of this site. */
const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * The policy of every address. It allows scripts from this site's own files, and the inline scripts
 * of pages by their hash. Styles may be inline, since each page carries its own. Frames and forms
 * are limited to the addresses in `src/site/site.ts`.
 *
 * @param inlineScripts all inline scripts of the pages
 * @see https://www.w3.org/TR/CSP3/
 */
function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const form = sourceOf(site.form);
  const frames = [site.map, ...Object.values(site.dashboards)].map(sourceOf);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...policySources(inlineScripts)],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    // A page asks our desk whether it has an enquiry whose answer could not be read.
    'connect-src': ["'self'", ...(hasOwnDesk() && form !== "'self'" ? [form] : [])],
    'manifest-src': ["'self'"],
    // The form's response loads in a hidden frame.
    'frame-src': [...new Set([...frames, form])],
    // `'self'`: the home page posts to the contact page, and our desk redirects to pages here.
    'form-action': [form, "'self'"],
    'base-uri': ["'none'"],
    // Dashboards and the map are framed by this site; see {@link unframed}.
    'frame-ancestors': ["'self'"],
    // Waku's own client writes markup.
    ...(islandsOptions.mode === 'full'
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * Path patterns of every page that may not be framed, with its files. A host joins the headers of
 * all matching rules, and a second policy can only be stricter: so the general policy allows what
 * framed pages need, and these pages get `frame-ancestors 'none'` in addition.
 */
function unframed(): readonly string[] {
  const folders = new Set(
    routes
      .filter(({ kind, path }) => kind !== 'frame' && kind !== 'not-found' && path !== '/')
      .map(({ path }) => path.split('/')[1]),
  );
  return [
    '',
    'index.html',
    ...[...folders].flatMap((name) => [`${name}`, `${name}.html`, `${name}/*`]),
  ];
}

/**
 * HSTS for two years. Subdomains and the browsers' preload list concern other addresses too, so the
 * owner decides on them: `NOUGHTLINE_HSTS="includeSubDomains; preload"`.
 *
 * @throws when the variable holds another word
 */
function strictTransport(): readonly string[] {
  const words = (process.env.NOUGHTLINE_HSTS ?? '').split(/[;\s]+/).filter(Boolean);
  const wrong = words.filter((word) => !['includeSubDomains', 'preload'].includes(word));
  if (wrong.length === 0) return words;
  throw new Error(
    `NOUGHTLINE_HSTS holds "${wrong.join(' ')}": write includeSubDomains, preload, both, or nothing.`,
  );
}

/**
 * The headers of every file, as a `_headers` file, in which `*` matches anything. Pages have the
 * hosts' default caching, which revalidates each time.
 *
 * @param inlineScripts all inline scripts of the pages
 * @see https://developers.cloudflare.com/pages/configuration/headers/ (Netlify reads the same form)
 */
export function headersFile(inlineScripts: readonly string[]): string {
  const rule = (path: string, ...headers: readonly string[]) =>
    [basePath() + path, ...headers.map((header) => `  ${header}`)].join('\n');
  const rules = [
    rule(
      '*',
      `Content-Security-Policy: ${contentSecurityPolicy(inlineScripts)}`,
      `Strict-Transport-Security: ${['max-age=63072000', ...strictTransport()].join('; ')}`,
      'X-Content-Type-Options: nosniff',
      'Referrer-Policy: strict-origin-when-cross-origin',
      'Permissions-Policy: camera=(), geolocation=(), microphone=()',
      'Cross-Origin-Opener-Policy: same-origin',
      'Cross-Origin-Resource-Policy: same-origin',
    ),
    ...unframed().map((path) => rule(path, "Content-Security-Policy: frame-ancestors 'none'")),
    rule('assets/*', `Cache-Control: public, max-age=${365 * DAY}, immutable`),
    // Rankings change once a week, so a copy five minutes old is fresh.
    ...['live/*', 'map', 'map.html', 'map/*'].map((path) =>
      rule(path, `Cache-Control: public, max-age=${5 * 60}`),
    ),
    rule('*.md', 'X-Robots-Tag: noindex'),
  ];
  return `${rules.join('\n\n')}\n`;
}
