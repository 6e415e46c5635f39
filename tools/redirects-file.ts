/** One line of a `_redirects` file. */
interface Redirect {
  readonly to: string;
  readonly status: number;
}

const DEFAULT_STATUS = 302;

/**
 * Reads a `_redirects` file as Cloudflare Pages and Netlify do: an address, its
 * target and a status on each line, comments after `#`. Patterns are not known
 * here; the site has none.
 *
 * @throws naming the line that is of another form
 */
export function parseRedirects(text: string): ReadonlyMap<string, Redirect> {
  const redirects = new Map<string, Redirect>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const found = /^\s*(\/[^\s*:]*)\s+(\/\S*|https:\/\/\S+)(?:\s+(30[12378]))?\s*$/.exec(line);
    if (!found?.[1] || !found[2]) {
      throw new Error(`_redirects, line ${index + 1}: "${line.trim()}" is no redirect.`);
    }
    redirects.set(found[1], { to: found[2], status: Number(found[3] ?? DEFAULT_STATUS) });
  }
  return redirects;
}
