import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headersFor, parseHeaders, parseRedirects } from '../parse-host-files.ts';

/** The facts of a built site that every host's configuration needs. */
export interface HostSite {
  /** The origin without its scheme: the name that a web server answers to. */
  readonly name: string;
  readonly basePath: string;
  readonly rules: readonly HeaderRule[];
  readonly redirects: ReturnType<typeof parseRedirects>;
}

/** Reads the `_headers` and `_redirects` that the build wrote into a folder. */
export function readHostSite(root: string, name: string, basePath: string): HostSite {
  const textOf = (file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
  return {
    name,
    basePath,
    rules: parseHeaders(textOf('_headers')),
    redirects: parseRedirects(textOf('_redirects')),
  };
}

/**
 * The rules for hosts on which a pattern's own headers replace those for every path where the two
 * name the same header: each pattern keeps its own headers only, and the values that every path has
 * for one of these headers are joined to its value.
 */
export function joinedRules({ rules, basePath }: HostSite) {
  const general = rules.filter(({ pattern }) => pattern === `${basePath}*`);
  return rules.map((rule) => {
    const names = new Set(rule.headers.map(([name]) => name));
    const all = headersFor([...new Set([...general, rule])].map(forEveryPath), '');
    return {
      pattern: rule.pattern,
      headers: [...all].filter(([name]) => names.has(name)),
    };
  });
}

/** The rule as if it were for every path, so that `headersFor` joins its headers to others'. */
const forEveryPath = (rule: HeaderRule): HeaderRule => ({ ...rule, matches: /^/ });
