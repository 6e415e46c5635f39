import { Breadcrumb } from '../components/breadcrumb';
import { monthOf } from '../components/month';
import { Picture } from '../components/picture';
import { pictureSizes } from '../components/picture-sizes';
import { TitleParts } from '../components/title-parts';
import type { PictureId } from '../content/pictures';
import { hero } from './hero.styles';

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
