import { expressionOf } from '../parse-host-files.ts';
import type { HostSite } from './host-site.ts';
import { FOLDER, REVALIDATE } from './nginx.ts';

/** Without this Apache takes `.gz` for the file's type, though it is only the encoding. */
const typesOfGzip = [
  ['html', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['txt', 'text/plain'],
  ['md', 'text/markdown'],
  ['csv', 'text/csv'],
  ['xml', 'application/xml'],
  ['svg', 'image/svg+xml'],
  ['webmanifest', 'application/manifest+json'],
] as const;

/**
 * A site of Apache, with mod_rewrite and mod_headers.
 *
 * @see https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html
 */
export function apacheConfig(site: HostSite): string {
  const base = site.basePath;
  const headers = site.rules.flatMap(({ pattern, headers: set }) => {
    const lines = set.map(([name, value]) => `Header always add ${name} "${value}"`);
    return pattern === `${base}*`
      ? lines.map((line) => `  ${line}`)
      : [
          `  <LocationMatch "^${expressionOf(pattern)}(?:\\.html)?$">`,
          ...lines.map((line) => `    ${line}`),
          '  </LocationMatch>',
        ];
  });
  const redirects = [...site.redirects].map(
    ([from, { status, location }]) =>
      `  RewriteRule ^${expressionOf(from)}$ ${location} [R=${status},L]`,
  );
  const precompressed = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    ([encoding, ending]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_FILENAME}.${ending} -f
  RewriteRule !\\.(?:br|gz)$ %{REQUEST_FILENAME}.${ending} [L]`,
  );
  return `# Written by the build. The site's files lie in ${FOLDER}${base}; a2enmod rewrite headers
<VirtualHost *:80>
  ServerName ${site.name}
  DocumentRoot ${FOLDER}
  <Directory ${FOLDER}>
    Options -Indexes -MultiViews
    DirectorySlash Off
    AllowOverride None
    Require all granted
  </Directory>
  AddDefaultCharset utf-8
  AddType text/markdown .md
  AddType application/manifest+json .webmanifest
  AddCharset utf-8 .css .csv .js .json .md .txt .webmanifest .xml .svg
  RemoveLanguage .br
  AddEncoding br .br
  AddEncoding gzip .gz
${typesOfGzip.map(([ending, type]) => `  <FilesMatch "\\.${ending}\\.gz$">\n    ForceType "${type}; charset=utf-8"\n  </FilesMatch>`).join('\n')}
  Header always append Vary Accept-Encoding
  Header always setifempty Cache-Control "${REVALIDATE}"
${headers.join('\n')}
  ErrorDocument 404 ${base}404.html
  RewriteEngine on
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteRule ^${base}(?:404(?:\\.html)?|_headers.*|_redirects.*)$ - [R=404,L]
  RewriteRule /\\.(?!well-known/) - [R=404,L]
${redirects.join('\n')}
  RewriteRule ^${base}index\\.html$ ${base} [R=308,L]
  RewriteCond %{ENV:REDIRECT_STATUS} ^$
  RewriteCond %{DOCUMENT_ROOT}$1.html -f
  RewriteRule ^(/.+?)(?:/|/index\\.html|\\.html)$ $1 [R=308,L]
  RewriteRule ^${base}$ ${base}index.html
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_FILENAME}.html -f
  RewriteRule ^(.+[^/])$ $1.html
${precompressed.join('\n')}
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_FILENAME} -d
  RewriteRule ^ - [R=404,L]
</VirtualHost>
`;
}
