import type { HostSite } from './host-site.ts';
import { FOLDER, REVALIDATE } from './nginx.ts';

/**
 * A site of Caddy, which gets its certificate by itself.
 *
 * @see https://caddyserver.com/docs/caddyfile/directives/file_server
 */
export function caddyfile(site: HostSite): string {
  const base = site.basePath;
  const headers = site.rules.flatMap(({ pattern, headers: set }, at) => {
    const isGeneral = pattern === `${base}*`;
    const lines = set.map(
      ([name, value]) => `  header ${isGeneral ? '' : `@rule${at} `}+${name} "${value}"`,
    );
    return isGeneral ? lines : [`  @rule${at} path ${pattern}`, ...lines];
  });
  const redirects = [...site.redirects].map(
    ([from, { status, location }]) => `  redir ${from} ${location} ${status}`,
  );
  return `# Written by the build. The site's files lie in ${FOLDER}${base}
${site.name} {
  root * ${FOLDER}
  encode gzip
  header ?Cache-Control "${REVALIDATE}"
  @markdown path *.md
  header @markdown Content-Type "text/markdown; charset=utf-8"
  @plain path *.txt *.csv
  header @plain >Content-Type "^(text/[a-z]+).*$" "$1; charset=utf-8"
${headers.join('\n')}
${redirects.join('\n')}
  @host path ${base}_headers* ${base}_redirects* ${base}404.html
  handle @host {
    error 404
  }
  redir ${base}index.html ${base} 308
  @page {
    path_regexp page ^(/.+?)(?:/|/index\\.html|\\.html)$
    not path ${base}
  }
  handle @page {
    # The matcher above has to have run: Caddy does not say in which order one block's matchers do.
    @isThere file {re.page.1}.html
    redir @isThere {re.page.1} 308
    error 404
  }
  handle {
    try_files {path} {path}.html
    file_server {
      precompressed br gzip
      hide .*
      disable_canonical_uris
    }
  }
  handle_errors {
    rewrite * ${base}404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
