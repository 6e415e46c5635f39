import { z } from 'zod';
import { schemas } from '../content/schemas';
import { routes } from '../routes';
import { readContent } from '../site/read-content';
import { withBasePath } from '../site/urls';

/** The redirects: from an address that no longer answers, or that people guess, to a page. */
const redirects = readContent(
  'redirects',
  schemas.list(z.strictObject(schemas.texts('from', 'to'))),
);

/**
 * The redirects as a `_redirects` file, which Cloudflare Pages and Netlify read: permanent, from
 * the host's root, each with and without a final slash, since Cloudflare compares literally.
 *
 * @throws one error that lists every wrong entry and how to fix it
 */
export function redirectsFile(list: typeof redirects = redirects): string {
  const pages = new Set(routes.map(({ path }) => path));
  const problems = list.flatMap(({ from, to }, index) =>
    [
      !/^(?:\/[\w.~-]+)+$/.test(from) && 'write `from` as a path such as /old-page',
      pages.has(from) && `${from} is a page; remove one of the two`,
      list.findIndex((other) => other.from === from) < index && `${from} is listed twice; keep one`,
      !pages.has(to) && `there is no page at ${to}; point it at one of src/routes.ts`,
    ]
      .filter(Boolean)
      .map((problem) => `${from} → ${to}: ${problem}`),
  );
  if (problems.length > 0)
    throw new Error(`Wrong redirects (src/content/redirects.yaml):\n  ${problems.join('\n  ')}`);
  const spellings = (from: string) => (/\.\w+$/.test(from) ? [from] : [from, `${from}/`]);
  return list
    .flatMap(({ from, to }) =>
      spellings(from).map((spelling) => `${withBasePath(spelling)} ${withBasePath(to)} 301\n`),
    )
    .join('');
}
