import type { home } from '../content/home';
import type { PictureId } from '../content/pictures';
import { Band } from '../parts/band';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { quote } from '../parts/quote.styles';
import { Reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';

/** Quotes of clients, each beside the figure that improved. */
export function Testimonials({
  words: { items, fromYours, ...head },
  picture,
}: {
  readonly words: (typeof home)['testimonials'];
  /** The picture beside the first quote; without it only that quote is shown, as a sample. */
  readonly picture?: PictureId;
}) {
  const classes = quote();
  return (
    <Band by="part">
      <SectionHead head={head} rises />
      {items.slice(0, picture ? undefined : 1).map((item, index) => (
        <figure key={item.name} className={classes.root} data-rise="">
          {picture && index === 0 && (
            <div className={classes.picture}>
              <Picture id={picture} sizes={pictureSizes.halfLeft} place="bleedPhone" />
            </div>
          )}
          <blockquote className={classes.words}>
            <p>{`“${item.quote}”`}</p>
          </blockquote>
          <figcaption className={`${classes.aside} ${classes.figures}`}>
            <Reading size="medium" bare data={{ value: item.metric, label: item.metricLabel }} />
            {picture && (
              <p className={classes.visitor} data-rate={item.rate} data-counts={item.counts} hidden>
                <span data-figure="" className={classes.visitorFigure} />
                {` ${fromYours}`}
              </p>
            )}
            <span className={classes.speaker}>
              <span className={classes.name}>{item.name}</span>
              <span className={classes.role}>{item.role}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </Band>
  );
}
