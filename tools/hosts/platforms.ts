import { type HostSite, joinedRules } from './host-site.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const headerList = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([key, value]) => ({ key, value }));

/** @see https://vercel.com/docs/project-configuration */
export const vercelJson = (site: HostSite): string =>
  json({
    cleanUrls: true,
    redirects: [...site.redirects].map(([source, { status, location }]) => ({
      source,
      destination: location,
      statusCode: status,
    })),
    headers: joinedRules(site).map(({ pattern, headers }) => ({
      source: pattern.replaceAll('.', '\\.').replaceAll('*', '(.*)'),
      headers: headerList(headers),
    })),
  });

/** @see https://firebase.google.com/docs/hosting/full-config */
export const firebaseJson = (site: HostSite): string =>
  json({
    hosting: {
      public: 'dist/public',
      ignore: ['_headers', '_redirects', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: [...site.redirects].map(([source, { status, location }]) => ({
        source,
        destination: location,
        type: status,
      })),
      headers: joinedRules(site).map(({ pattern, headers }) => ({
        source: pattern.replaceAll('*', '**'),
        headers: headerList(headers),
      })),
    },
  });

/** @see https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/ */
export const wranglerJson = (site: HostSite): string =>
  json({
    name: site.name.replaceAll('.', '-'),
    compatibility_date: '2026-01-01',
    assets: {
      directory: './dist/public',
      html_handling: 'auto-trailing-slash',
      not_found_handling: '404-page',
    },
  });

/**
 * Two functions of CloudFront in one file: one for the request, one for the bucket's response.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function cloudfrontFunction(site: HostSite): string {
  const redirects = Object.fromEntries(
    [...site.redirects].map(([from, { location }]) => [from, location]),
  );
  const rules = site.rules.map(({ matches, headers }) => [matches.source, headers]);
  return `// Written by the build. Attach it twice: to "viewer request" and to "viewer response".
const redirects = ${JSON.stringify(redirects)};
const rules = ${JSON.stringify(rules)};
const base = ${JSON.stringify(site.basePath)};

function headersOf(uri) {
  const found = {};
  for (const [pattern, headers] of rules)
    if (new RegExp(pattern).test(uri))
      for (const [name, value] of headers)
        found[name] = { value: found[name] ? found[name].value + ', ' + value : value };
  return found;
}

function moved(status, location) {
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: location } } };
}

function handler(event) {
  const { request, response } = event;
  const { uri } = request;
  if (response) {
    Object.assign(response.headers, headersOf(uri.replace(/(?:index)?\\.html$/, '')));
    return response;
  }
  if (redirects[uri]) return moved(301, redirects[uri]);
  if (uri === base) request.uri = base + 'index.html';
  else if (uri === base + 'index.html') return moved(308, base);
  else if (/(?:\\/|\\/index\\.html|\\.html)$/.test(uri))
    return moved(308, uri.replace(/(?:\\/|\\/index\\.html|\\.html)$/, ''));
  else if (!/\\.[a-z0-9]+$/.test(uri)) request.uri = uri + '.html';
  return request;
}
`;
}

/** A page that redirects, for a host without redirects. */
export const redirectPage = (location: string, origin: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Moved</title><link rel="canonical" href="${origin}${location}"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${location}"><p><a href="${location}">This page has moved.</a></p></html>\n`;
