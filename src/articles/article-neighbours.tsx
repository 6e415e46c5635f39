import { sva } from '../../styled-system/css';
import { articlePage as words } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import type { Article } from './article-schema';
import type { neighboursOf } from './next-articles';
import { TitleParts } from './title-parts';

const neighbours = sva({
  slots: ['root', 'side', 'link', 'label', 'title'],
  base: {
    root: {
      position: 'relative',
      layout: 'hung',
      gap: { base: '7', md: '0' },
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBlock: '0 {spacing.half}',
      _print: { display: 'none' },
    },
    side: { paddingRight: 'apart', '&:nth-child(2)': { paddingInline: '{spacing.beside} 0' } },
    link: {
      display: 'grid',
      gap: '2',
      minHeight: 'target',
      _hover: { textDecorationLine: 'underline' },
    },
    label: { color: 'quiet', textStyle: 'small' },
    title: { textStyle: 'title', maxWidth: '18em' },
  },
});

/** Links to the articles before and after, one on either side of the meridian. */
export function ArticleNeighbours({ previous, next }: ReturnType<typeof neighboursOf>) {
  const classes = neighbours();
  const link = (label: string, article: Article | undefined) => (
    <div className={classes.side} data-rise="">
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
