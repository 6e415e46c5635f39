import { neighbours } from '../../styled-system/recipes';
import { AnyLink } from '../components/any-link';
import { TitleParts } from '../components/title-parts';
import type { Article } from '../content/articles';

/** The articles before and after, either side of the line. */
export function ArticleNeighbours({
  previous,
  next,
  words,
}: {
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
  readonly words: { readonly previous: string; readonly next: string };
}) {
  const classes = neighbours();
  const link = (label: string, article: Article | undefined) => (
    <div className={classes.side}>
      {article && (
        <AnyLink href={article.path} className={classes.link}>
          <span className={classes.label}>{label}</span>
          <span className={classes.title}>
            <TitleParts title={article.title} />
          </span>
        </AnyLink>
      )}
    </div>
  );
  return (
    <nav className={classes.root} aria-label={`${words.previous}, ${words.next.toLowerCase()}`}>
      {link(words.previous, previous)}
      {link(words.next, next)}
    </nav>
  );
}
