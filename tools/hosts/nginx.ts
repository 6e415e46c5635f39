import { expressionOf } from '../parse-host-files.ts';
import { type HostSite, joinedRules } from './host-site.ts';

/** The caching of paths for which no rule says any: browsers ask again each time. */
export const REVALIDATE = 'no-cache';
/** The site's folder on one's own server; a site with a base path lies in a subfolder named so. */
export const FOLDER = '/srv/noughtline';

const variable = (name: string) => `$noughtline_${name.replaceAll('-', '_')}`;

/**
 * A site of nginx, for `/etc/nginx/conf.d`.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files
 */
export function nginxConfig(site: HostSite): string {
  const rules = joinedRules(site);
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  const maps = names.map((name) => {
    const values = rules.flatMap(({ pattern, headers }) =>
      headers.filter(([one]) => one === name).map(([, value]) => [pattern, value] as const),
    );
    const isGeneral = (pattern: string) => pattern === `${site.basePath}*`;
    const general = values.find(([pattern]) => isGeneral(pattern))?.[1];
    const fallback = general ?? (name === 'cache-control' ? REVALIDATE : '');
    const lines = values
      .filter(([pattern]) => !isGeneral(pattern))
      // When nginx sets headers, a page's path is already that of its file.
      .map(([pattern, value]) => `  ~^${expressionOf(pattern)}(?:\\.html)?$ "${value}";`);
    return `map $uri ${variable(name)} {\n  default "${fallback}";\n${lines.join('\n')}\n}`;
  });
  const redirects = [...site.redirects].map(
    ([from, { status, location }]) =>
      `  location = ${from} { return ${status} ${location}$is_args$args; }`,
  );
  const base = site.basePath;
  return `# Written by the build. The site's files lie in ${FOLDER}${base}
${maps.join('\n')}
server {
  listen 80;
  server_name ${site.name};
  root ${FOLDER};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/csv text/markdown text/plain text/javascript application/javascript application/json application/manifest+json application/xml application/feed+json image/svg+xml;
  # The build has written a .gz beside each text file. With ngx_brotli add: brotli_static on;
  gzip_static on;
  gzip_vary on;
  error_page 404 ${base}404.html;
${names.map((name) => `  add_header ${name} ${variable(name)} always;`).join('\n')}
${redirects.join('\n')}
  location = ${base}404.html { internal; }
  location = ${base} { try_files ${base}index.html =404; }
  location ~ ^${base}_(?:headers|redirects) { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }
  location = ${base}index.html { return 308 ${base}$is_args$args; }
  location ~ ^(?<page>/.+?)(?:/|/index\\.html|\\.html)$ {
    if (-f $document_root$page.html) { return 308 $page$is_args$args; }
    return 404;
  }
  location ~ \\.md$ { types { } default_type text/markdown; try_files $uri =404; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; try_files $uri =404; }
  location ~ \\.csv$ { types { } default_type text/csv; try_files $uri =404; }
  location / { try_files $uri $uri.html =404; }
}
`;
}
