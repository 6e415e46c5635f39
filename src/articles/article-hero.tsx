import type { PictureId } from '../content/pictures';
import { Breadcrumb } from '../parts/breadcrumb';
import { hero } from '../parts/hero.styles';
import { monthOf } from '../parts/month';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { TitleParts } from './title-parts';

/** An article's head: where it stands, its title, its byline, its picture. */
export function ArticleHero({
  path,
  title,
  date,
  minutes,
  words,
  picture,
}: {
  readonly path: string;
  readonly title: string;
  /** ISO day. */
  readonly date: string;
  readonly minutes: number;
  readonly words: {
    readonly byline: string;
    readonly published: string;
    readonly readingTime: string;
  };
  readonly picture: PictureId | undefined;
}) {
  const classes = hero({ type: 'article', with: 'crumbs' });
  return (
    <header className={classes.root}>
      <div className={classes.crumbs}>
        <Breadcrumb path={path} />
      </div>
      <h1 className={classes.title} tabIndex={-1}>
        <TitleParts title={title} />
      </h1>
      <p className={classes.byline}>
        <span>{words.byline}</span>
        <time dateTime={date}>{`${words.published} ${monthOf(date)}`}</time>
        <span>{`${minutes} ${words.readingTime}`}</span>
      </p>
      {picture && (
        <div className={classes.picture}>
          <Picture
            id={picture}
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
