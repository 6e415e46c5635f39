import { type Redirect, redirects } from '../content/redirects';
import { basePath } from '../node/base-path';
import { routes } from '../site/routes';

/** A permanent redirect of the host, both paths from its root. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: 301;
}

const LIST = 'src/content/redirects.ts';

/**
 * The redirects as host rules.
 *
 * @param list the redirects of the site
 * @throws one error that lists every wrong entry and how to fix it
 */
export function redirectRules(list: readonly Redirect[] = redirects): readonly RedirectRule[] {
  const problems = problemsOf(list);
  if (problems.length > 0) {
    throw new Error(`Wrong redirects (${LIST}):\n  ${problems.join('\n  ')}`);
  }
  return list.map(({ from, to }) => ({
    from: basePath() + from.slice(1),
    to: basePath() + to.slice(1),
    status: 301,
  }));
}

/** The rules as a `_redirects` file, which Cloudflare Pages and Netlify read. */
export function redirectsFile(list: readonly Redirect[] = redirects): string {
  return redirectRules(list)
    .map(({ from, to, status }) => `${from} ${to} ${status}\n`)
    .join('');
}

function problemsOf(list: readonly Redirect[]): string[] {
  const pages = new Set(routes.map(({ path }) => path));
  const targets = new Map<string, string>();
  const problems: string[] = [];
  for (const { from, to } of list) {
    if (!/^(?:\/[\w.~-]+)+$/.test(from)) {
      problems.push(`${from} → ${to}: write \`from\` as a path such as /old-page`);
    }
    if (pages.has(from)) problems.push(`${from} → ${to}: ${from} is a page; remove one of the two`);
    if (targets.has(from)) problems.push(`${from} → ${to}: ${from} is listed twice; keep one`);
    else targets.set(from, to);
  }
  for (const { from, to } of list) {
    const problem = pages.has(to) ? undefined : problemOfTarget(from, to, targets);
    if (problem) problems.push(`${from} → ${to}: ${problem}`);
  }
  return problems;
}

/** What is wrong with a target that is no page. */
function problemOfTarget(from: string, to: string, targets: ReadonlyMap<string, string>): string {
  const end = follow(from, targets);
  if (end === undefined) return 'leads back to itself; point it at a page';
  if (end !== to) return `leads to another redirect; point it at ${end}`;
  return `there is no page at ${to}; point it at one of src/site/routes.ts`;
}

/** Where a redirect ends; undefined in a loop. */
function follow(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = from;
  for (let next = targets.get(at); next !== undefined; next = targets.get(at)) {
    if (seen.has(at)) return undefined;
    seen.add(at);
    at = next;
  }
  return at;
}
