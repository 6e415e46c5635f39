import { ArticleEntry } from '../components/article-entry';
import { Icon } from '../components/icon';
import { section } from '../components/section.styles';
import { SectionHead } from '../components/section-head';
import { slotClasses } from '../components/slot-classes';
import { tooltip } from '../components/tooltip.styles';
import type { ArticleSummary } from '../content/articles';
import type { CarouselLabels, SectionHead as SectionHeadData } from '../content/types';
import { ArticleRotation } from '../islands/article-rotation';
import { carousel } from './article-carousel.styles';

/** A few articles side by side, as a carousel. */
export function ArticleCarousel({
  head,
  articles,
  labels,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly ArticleSummary[];
  readonly labels: CarouselLabels;
}) {
  return (
    <div className={section({ space: 'flush' })}>
      <SectionHead head={head} />
      <ArticleRotation
        labels={labels}
        classes={{ ...slotClasses(carousel()), hint: slotClasses(tooltip()).content }}
        icons={{
          previous: <Icon name="previous" />,
          next: <Icon name="next" />,
          pause: <Icon name="pause" />,
          play: <Icon name="play" />,
        }}
        slides={articles.map((article, index) => (
          <ArticleEntry key={article.path} article={article} priority={index === 0} />
        ))}
      />
    </div>
  );
}
