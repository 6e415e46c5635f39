/** One block of a `_headers` file: the paths it is for and what it sets on them. */
export interface HeaderRule {
  /** As the file has it. */
  readonly path: string;
  readonly matches: RegExp;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: a path at the
 * start of a line (with `*` for anything and `:name` for one segment), its
 * headers indented below it as `Name: value`, comments after `#`.
 *
 * @throws naming the line that is neither
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; matches: RegExp; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    if (/^\S/.test(line)) {
      const path = line.trim();
      rules.push({ path, matches: patternOf(path), headers: [] });
      continue;
    }
    const header = /^\s+([\w-]+)\s*:\s*(.*?)\s*$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || header[2] === undefined || !rule) {
      throw new Error(
        `_headers, line ${index + 1}: "${line.trim()}" is neither a path nor a header.`,
      );
    }
    rule.headers.push([header[1].toLowerCase(), header[2]]);
  }
  return rules;
}

/**
 * The headers for one path. Where several blocks set the same header, its
 * values are joined with a comma, as the two hosts do.
 */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { matches, headers } of rules) {
    if (!matches.test(path)) continue;
    for (const [name, value] of headers) {
      const before = found.get(name);
      found.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return found;
}

function patternOf(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[a-z]\w*/gi, '[^/]+');
  return new RegExp(`^${source}$`);
}
