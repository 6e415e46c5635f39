import { articles } from '../content/articles';
import { accessibility, privacy } from '../content/legal';
import { revised } from '../content/revised';

const latest = (days: readonly string[]): string => days.toSorted().at(-1) ?? revised;

const byPath = new Map<string, string>([
  ...articles.map(({ path, modified, date }) => [path, modified ?? date] as const),
  ['/blog', latest(articles.map(({ modified, date }) => modified ?? date))],
  ['/privacy', privacy.reviewed],
  ['/accessibility', accessibility.reviewed],
]);

/** The day of a page's last change, as content states it; never the build's date. */
export function lastModified(path: string): string {
  return byPath.get(path) ?? revised;
}
