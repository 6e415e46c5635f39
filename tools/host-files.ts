import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders } from './headers-file.ts';
import { parseRedirects } from './redirects-file.ts';

/** What differs between machines. */
export interface HostPlace {
  /** Where the built site lies on the machine that serves it. */
  readonly root: string;
  /** What nginx listens on. */
  readonly listen: string;
}

type Redirects = ReturnType<typeof parseRedirects>;

const USUAL: HostPlace = { root: '/srv/noughtline', listen: '80' };
/** The rule that is for every address. */
const EVERYWHERE = '/*';
/** For paths that no rule names: cached, and revalidated each time. */
const DEFAULTS: Readonly<Record<string, string>> = { 'cache-control': 'no-cache' };

/**
 * Fills in the configurations of `deploy/` from the built site's `_headers` and `_redirects`, so
 * that all hosts send the same.
 *
 * @param site the folder of the built site
 * @param to the folder to write them into
 * @returns the files written; none for a site below a base path, which both serve from within a
 *   site of somebody else's
 * @throws naming the header or redirect that a configuration could not hold
 */
export function writeHostFiles(site: string, to: string, place: HostPlace = USUAL): string[] {
  const rules = parseHeaders(readFileSync(join(site, '_headers'), 'utf8'));
  if (!rules.some(({ path }) => path === EVERYWHERE)) return [];
  const moved = join(site, '_redirects');
  const redirects = parseRedirects(existsSync(moved) ? readFileSync(moved, 'utf8') : '');
  mkdirSync(to, { recursive: true });
  return Object.entries({ 'nginx.conf': nginx, Caddyfile: caddy }).map(([name, parts]) => {
    const template = readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');
    const file = join(to, name);
    writeFileSync(file, filled(template, { ...place, ...parts(rules, redirects) }));
    return file;
  });
}

/** A template with each `@name@` replaced. */
function filled(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replace(/@(\w+)@/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`deploy/ asks for "${name}", which nothing fills in.`);
    return part;
  });
}

function nginx(rules: readonly HeaderRule[], redirects: Redirects): Record<string, string> {
  const variable = (name: string) => `$noughtline_${name.replaceAll('-', '_')}`;
  const maps = [...narrow(rules)].map(([name, values]) => {
    const lines = [
      `default ${quoted(DEFAULTS[name] ?? '', '$')};`,
      ...values.map(
        ({ matches, value }) =>
          `"~${matches.source.replaceAll('\\/', '/')}" ${quoted(value, '$')};`,
      ),
    ];
    return `map $uri ${variable(name)} {\n${indented(lines, '  ')}\n}`;
  });
  const headers = [
    ...wide(rules).map(([name, value]) => `add_header ${name} ${quoted(value, '$')} always;`),
    ...[...narrow(rules).keys()].map((name) => `add_header ${name} ${variable(name)} always;`),
  ];
  const moves = [...redirects].map(
    ([from, { to, status }]) =>
      `location = ${quoted(from, '$')} { return ${status} ${quoted(to, '$')}; }`,
  );
  return {
    maps: maps.join('\n\n'),
    headers: indented(headers, '  '),
    redirects: indented(moves, '  '),
  };
}

function caddy(rules: readonly HeaderRule[], redirects: Redirects): Record<string, string> {
  const everywhere = wide(rules);
  const headers = everywhere.map(([name, value]) => `header ${name} ${quoted(value, '{')}`);
  // Without the plus it would replace the header that every address has.
  const added = (name: string) =>
    everywhere.some(([other]) => other === name) ? `+${name}` : name;
  for (const [index, rule] of rules.entries()) {
    if (rule.path === EVERYWHERE) continue;
    headers.push(
      `@rule${index} path_regexp ${rule.matches.source.replaceAll('\\/', '/')}`,
      ...rule.headers.map(
        ([name, value]) => `header @rule${index} ${added(name)} ${quoted(value, '{')}`,
      ),
    );
  }
  const moves = [...redirects].map(
    ([from, { to, status }]) => `redir ${quoted(from, '{')} ${quoted(to, '{')} ${status}`,
  );
  return { headers: indented(headers, '\t'), redirects: indented(moves, '\t\t') };
}

/** The headers of every address. */
function wide(rules: readonly HeaderRule[]) {
  return rules.filter(({ path }) => path === EVERYWHERE).flatMap(({ headers }) => headers);
}

/** The headers of some addresses: for each name, which addresses get what. */
function narrow(rules: readonly HeaderRule[]) {
  const found = new Map<string, { readonly matches: RegExp; readonly value: string }[]>();
  for (const { path, matches, headers } of rules) {
    if (path === EVERYWHERE) continue;
    for (const [name, value] of headers) {
      found.set(name, [...(found.get(name) ?? []), { matches, value }]);
    }
  }
  return found;
}

/** A value in double quotes. Neither language can escape the sign that begins a variable. */
function quoted(value: string, variableSign: string): string {
  if (value.includes(variableSign)) {
    throw new Error(`A configuration cannot hold "${variableSign}", as in "${value}".`);
  }
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

function indented(lines: readonly string[], by: string): string {
  return lines.map((line) => by + line).join('\n');
}

if (import.meta.main) {
  const written = writeHostFiles('dist/public', 'dist/deploy');
  if (written.length === 0) {
    process.stdout.write(
      'No configuration for nginx and Caddy was made: they are for a site without BASE_PATH.\n',
    );
  }
}
