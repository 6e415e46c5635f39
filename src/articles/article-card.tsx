import { sva } from '../../styled-system/css';
import { articlePage } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import { coverLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import type { Article } from './article-schema';
import { minutesOf } from './parse-article-text';
import { TitleParts } from './title-parts';

const card = sva({
  slots: ['root', 'picture', 'meta', 'title', 'link', 'excerpt'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: 0,
      // At hover a rule is drawn along the top, as along the foot of a button. The button's styles
      // are repeated here, since Panda reads only literals.
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0 0 auto',
        zIndex: 'over',
        height: '3px',
        background: 'line',
        transform: 'scaleX(0)',
        transformOrigin: 'left',
        _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
      },
      '& img': { _motionOk: { transition: 'scale {durations.draw} {easings.line}' } },
      _hover: { _before: { transform: 'scaleX(1)' }, '& img': { scale: '1.02' } },
    },
    picture: { overflow: 'hidden', marginBottom: '1' },
    meta: { display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'tiny', color: 'quiet' },
    title: { textStyle: 'title' },
    // At a hover the card's rule may be above the window, so the title gets one too.
    link: { _hover: { textDecorationLine: 'underline' } },
    excerpt: { color: 'quiet' },
  },
  variants: {
    /** A card without a picture: its category and length stand right of the meridian. */
    row: {
      true: {
        root: {
          layout: 'hung',
          gap: '4px 0',
          alignItems: 'baseline',
          paddingBlock: '18px',
          borderTop: 'hair',
        },
        meta: { gridColumn: { md: '2' }, paddingLeft: 'beside' },
        title: {
          gridArea: { md: '1 / 1' },
          paddingRight: 'apart',
          fontSize: 'clamp(1.75rem, 2.7vw, 2.75rem)',
        },
        excerpt: { maxWidth: 'lead', paddingRight: 'apart' },
      },
    },
  },
});

/** An article in a list, as one link: its picture, category and length, title, excerpt. */
export function ArticleCard({
  article,
  brief = false,
  priority = false,
  far = false,
  leads = false,
  pictureBeside = false,
  row = false,
}: {
  readonly article: Article;
  /** Whether the card stands without its excerpt, which the list below the carousel has. */
  readonly brief?: boolean;
  /** Whether the picture may be the largest contentful paint. */
  readonly priority?: boolean;
  /** Whether the picture is too far down the page to be fetched with the first frame. */
  readonly far?: boolean;
  /** Whether the picture is as wide as the part left of the meridian. */
  readonly leads?: boolean;
  /** Whether the picture stands beside the words in narrow windows. */
  readonly pictureBeside?: boolean;
  /** Whether the card is a row without a picture. */
  readonly row?: boolean;
}) {
  const classes = card({ row });
  let sizes: string = pictureSizes.card;
  if (leads) sizes = pictureSizes.left;
  else if (pictureBeside) sizes = pictureSizes.cardBeside;
  return (
    <article className={classes.root}>
      {!row && (
        <div className={classes.picture}>
          <Picture
            id={article.image}
            sizes={sizes}
            ratio="card"
            // A screen reader hears the title beside the picture.
            decorative
            priority={priority}
            far={far}
          />
        </div>
      )}
      <p className={classes.meta}>
        <span>{[article.category, article.trade].filter(Boolean).join(', ')}</span>
        <span>{`${minutesOf(article)} ${articlePage.readingTime}`}</span>
      </p>
      <h3 className={classes.title}>
        <AnyLink href={article.path} className={`${coverLink()} ${classes.link}`}>
          <TitleParts title={article.title} />
        </AnyLink>
      </h3>
      {!brief && <p className={classes.excerpt}>{article.excerpt}</p>}
    </article>
  );
}
