import type { ComponentProps } from 'react';
import { articlePage as words } from '../content/article-page';
import { Breadcrumb } from '../parts/breadcrumb';
import { hero } from '../parts/hero.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { formatMonth } from '../site/format';
import type { Article } from './article-schema';
import { TitleParts } from './title-parts';

/** An article's head: its breadcrumb, title, byline and picture. */
export function ArticleHero({
  article: { title, date, image, imageOnCardOnly },
  minutes,
  trail,
}: {
  readonly article: Article;
  readonly minutes: number;
  readonly trail: ComponentProps<typeof Breadcrumb>['trail'];
}) {
  const classes = hero({ type: 'article', with: 'crumbs' });
  return (
    <header className={classes.root}>
      <div className={classes.crumbs}>
        <Breadcrumb trail={trail} />
      </div>
      <h1 className={classes.title}>
        <TitleParts title={title} />
      </h1>
      <p className={classes.byline}>
        <span>{words.byline}</span>
        <time dateTime={date}>{`${words.published} ${formatMonth(date)}`}</time>
        <span>{`${minutes} ${words.readingTime}`}</span>
      </p>
      {!imageOnCardOnly && (
        <div className={classes.picture}>
          <Picture
            id={image}
            sizes={pictureSizes.bleedLeft}
            place="bleedLeft"
            ratio="head"
            priority
          />
        </div>
      )}
    </header>
  );
}
