import { ArticleEntry } from '../components/article-entry';
import { Icon } from '../components/icon';
import { PauseControl } from '../components/pause-control';
import { section } from '../components/section.styles';
import { SectionHead } from '../components/section-head';
import { slotClasses } from '../components/slot-classes';
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
    <div className={section({ space: 'flush' })} data-rise="">
      <SectionHead head={head} />
      <ArticleRotation
        labels={labels}
        classes={slotClasses(carousel())}
        icons={{ previous: <Icon name="previous" />, next: <Icon name="next" /> }}
        pause={<PauseControl label={labels.pause} />}
        status={<p role="status" className="visually-hidden" data-in-view={labels.inView} />}
        slides={articles.map((article, index) => (
          <ArticleEntry key={article.path} article={article} priority={index === 0} />
        ))}
      />
    </div>
  );
}
