import { sva } from '../../styled-system/css';
import { ArticleCard } from '../articles/article-card';
import type { Article } from '../articles/article-schema';
import { blog } from '../content/blog';
import type { SectionHead as SectionHeadData } from '../content/schemas';
import { Icon } from '../parts/icon';
import { PauseControl } from '../parts/pause-control';
import { section } from '../parts/section.styles';
import { SectionHead } from '../parts/section-head';
import { CarouselDragging } from './carousel-dragging';

/** Articles side by side, in a row that scrolls and snaps without script. */
const carousel = sva({
  slots: ['root', 'viewport', 'track', 'slide', 'controls', 'control', 'button'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'over',
      background: { base: 'page', lg: 'none' },
      _print: { display: 'none' },
    },
    viewport: {
      // The row's end lies beyond the third column, so that the last slide's gap hangs over it.
      marginRight: { base: 'calc(-1 * {spacing.5})', lg: 0 },
      overflowX: 'auto',
      // Content one pixel taller than the row would swallow the first swipe up.
      overflowY: 'hidden',
      // `overflow: hidden` cuts the descenders of a title's last line: this gives them room.
      paddingBottom: '4',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      '&[data-live]': { overflowX: 'hidden', scrollSnapType: 'none' },
    },
    track: {
      display: 'flex',
      // Tab follows what the eye sees, since the page's script reorders slides with CSS `order`.
      readingFlow: 'flex-visual',
      '[data-live] > &': { touchAction: 'pan-y pinch-zoom' },
    },
    slide: {
      flex: 'none',
      minWidth: 0,
      // The columns of the grid below; the third is narrower and crops its picture.
      width: {
        base: '100%',
        md: '50%',
        lg: 'calc(({spacing.meridian} - {spacing.gutter} + {spacing.inset}) / 2)',
      },
      paddingRight: {
        base: '5',
        lg: 'calc(2 * {spacing.inset})',
      },
      // The words keep to the narrower column's width.
      '& article > :not(div)': {
        lg: {
          paddingRight:
            'calc(({spacing.meridian} * 3 - {spacing.gutter} - {spacing.inset}) / 2 + {spacing.edge} - 100vw)',
        },
      },
      scrollSnapAlign: 'start',
      // Under reduced motion the row has an end, so it ends with the third column.
      '@media (prefers-reduced-motion: reduce) and (min-width: 1024px)': {
        _last: {
          width: 'calc(100vw - {spacing.meridian} - {spacing.inset} - {spacing.edge})',
          paddingRight: 0,
          '& article > :not(div)': { paddingRight: 0 },
          '& picture': {
            height: 'calc(({spacing.meridian} - {spacing.gutter} - 3 * {spacing.inset}) * 0.375)',
          },
        },
      },
    },
    controls: {
      // On the heading's own row beside the meridian, so that the pictures come sooner.
      position: { lg: 'absolute' },
      inset: { lg: 'auto 0 100% calc({spacing.meridian} - {spacing.gutter} + {spacing.inset})' },
      display: 'flex',
      flexWrap: 'wrap',
      gap: '3',
      paddingBottom: '6',
      _noScript: { display: 'none' },
    },
    control: { display: 'inline-flex' },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minWidth: 'target',
      minHeight: 'target',
      paddingInline: '3',
      border: 'hair',
      textStyle: 'small',
      _hover: { borderColor: 'line' },
      _disabled: { opacity: 0.4, cursor: 'default' },
    },
  },
});

/** A few articles side by side, as a carousel. */
export function ArticleCarousel({
  head,
  articles,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly Article[];
}) {
  const { controls: labels } = blog;
  return (
    <div className={section({ space: 'flush' })} data-rise="">
      <SectionHead head={head} />
      <CarouselDragging
        labels={labels}
        classes={carousel()}
        icons={{ previous: <Icon name="previous" />, next: <Icon name="next" /> }}
        pause={<PauseControl label={labels.pause} />}
        status={
          <p
            role="status"
            className="visually-hidden"
            data-in-view={labels.inView}
            data-one-in-view={labels.oneInView}
          />
        }
        // The list below the carousel has the excerpts.
        slides={articles.map((article, index) => (
          <ArticleCard key={article.path} article={article} brief priority={index === 0} />
        ))}
      />
    </div>
  );
}
