/** One block of a `_headers` file: the paths that it is for and what it sets on them. */
export interface HeaderRule {
  /** The pattern as written in the file: an absolute path, with `*` for anything. */
  readonly pattern: string;
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The lines of a host file that are neither empty nor comments, each with its number. */
function linesOf(text: string): (readonly [line: string, number: number])[] {
  return text
    .split(/\r?\n/)
    .map((line, index) => [line, index + 1] as const)
    .filter(([line]) => !/^\s*(?:#|$)/.test(line));
}

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: a path at the start of a line, with
 * `*` for anything, and its headers indented below it.
 *
 * @throws naming the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; matches: RegExp; headers: [string, string][] }[] = [];
  for (const [line, number] of linesOf(text)) {
    const [, name, value] = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    if (/^\S/.test(line)) {
      const pattern = line.trim();
      rules.push({ pattern, matches: new RegExp(`^${expressionOf(pattern)}$`), headers: [] });
    } else if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    else
      throw new Error(`_headers, line ${number}: "${line.trim()}" is neither a path nor a header.`);
  }
  return rules;
}

/** The pattern of a rule as a regular expression, without its anchors. */
export const expressionOf = (pattern: string): string =>
  pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');

/** The headers of a path. Values of one header are joined with a comma, as the hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of rules.flatMap((rule) =>
    rule.matches.test(path) ? rule.headers : [],
  )) {
    const before = found.get(name);
    found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return found;
}

/**
 * Reads a `_redirects` file as the two hosts do: an address, its target and a status on each line.
 * Patterns are refused, since the site has none.
 *
 * @throws naming the line that is of another form
 */
export function parseRedirects(
  text: string,
): ReadonlyMap<string, { readonly status: number; readonly location: string }> {
  return new Map(
    linesOf(text).map(([line, number]) => {
      const [, from, to, status = 302] =
        /^\s*(\/[^\s*:]*)\s+(\/\S*|https:\/\/\S+)(?:\s+(30[12378]))?\s*$/.exec(line) ?? [];
      if (from && to) return [from, { status: Number(status), location: to }];
      throw new Error(`_redirects, line ${number}: "${line.trim()}" is no redirect.`);
    }),
  );
}
