import { articles } from '../articles/article-list';
import { revised } from '../content/revised';
import { routeAt } from '../site/routes';

/** The list of articles changes with the newest of them. */
const newest = articles
  .map(({ modified, date }) => modified ?? date)
  .sort()
  .at(-1);

/** The day of a page's last change, as content states it; never the build's date. */
export function lastModified(path: string): string {
  return (path === '/blog' ? newest : routeAt(path).reviewed) ?? revised;
}
