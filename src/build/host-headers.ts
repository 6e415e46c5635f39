import { routes } from '../content/routes';
import { site } from '../content/site';
import { basePath } from '../node/base-path';
import { policySources } from '../runtime/server';

/** A response header. */
type Header = readonly [name: string, value: string];

/** Headers by the paths that they are for, as hosts' header files write them: `*` is anything. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly Header[];
}

const DAY = 24 * 60 * 60;
/** Of an address elsewhere its origin, of a path of this site `'self'`. */
const sourceOf = (address: string) =>
  address.startsWith('/') ? "'self'" : new URL(address).origin;

/**
 * The policy of every address. Script is this site's own files and what
 * stands in every page, by its hash. Styles may stand inline, since each page carries its own.
 * Frames and forms go where the agency's facts say and nowhere else.
 *
 * @param inlineScripts the scripts that stand in every page, the same in each
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
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The form's answer lands in a hidden frame.
    'frame-src': [...new Set([...frames, form])],
    'form-action': [form],
    'base-uri': ["'none'"],
    // The dashboards and the map stand in frames of this site; see {@link unframed}.
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * The addresses of every page that stands in no frame, its files included. A host joins the headers
 * of all rules that match: a second policy can only forbid more, so the wide one allows what the
 * framed pages need, and these pages get `frame-ancestors 'none'` on top.
 */
function unframed(): readonly string[] {
  const folders = new Set(
    routes
      .filter(({ kind, path }) => kind !== 'frame' && kind !== 'not-found' && path !== '/')
      .map(({ path }) => path.split('/')[1]),
  );
  return ['', 'index.html', ...[...folders].flatMap((name) => [`${name}`, `${name}/*`])];
}

/**
 * What a host is to send with each file. Caching of pages and payloads is left
 * to the hosts' own default, which is to ask each time.
 *
 * @param inlineScripts the scripts that stand in every page, the same in each
 */
function hostHeaders(inlineScripts: readonly string[]): readonly HeaderRule[] {
  return [
    {
      path: `${basePath}*`,
      headers: [
        ['Content-Security-Policy', contentSecurityPolicy(inlineScripts)],
        ['Strict-Transport-Security', `max-age=${2 * 365 * DAY}; includeSubDomains; preload`],
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
      ],
    },
    ...unframed().map(
      (path): HeaderRule => ({
        path: basePath + path,
        headers: [['Content-Security-Policy', "frame-ancestors 'none'"]],
      }),
    ),
    {
      path: `${basePath}assets/*`,
      headers: [['Cache-Control', `public, max-age=${365 * DAY}, immutable`]],
    },
    { path: `${basePath}RSC/*`, headers: [['X-Robots-Tag', 'noindex']] },
    { path: `${basePath}*.md`, headers: [['X-Robots-Tag', 'noindex']] },
  ];
}

/**
 * The rules as a `_headers` file.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/ (Netlify reads the same form)
 */
export function headersFile(inlineScripts: readonly string[]): string {
  return hostHeaders(inlineScripts)
    .map(({ path, headers }) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n');
}
