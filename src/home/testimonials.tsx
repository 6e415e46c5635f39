import type { Testimonial } from '../content/home';
import type { PictureId } from '../content/pictures';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { quote } from '../parts/quote.styles';
import { Reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';

/** What clients say, each beside the figure that moved. */
export function Testimonials({
  head,
  items,
  picture,
  fromYours,
}: {
  readonly head: SectionHeadData;
  readonly items: readonly Testimonial[];
  /** Beside the first. */
  readonly picture?: PictureId;
  /** After what the visitor’s own number would be at that rate. */
  readonly fromYours?: string;
}) {
  const classes = quote();
  return (
    <Band by="part">
      <SectionHead head={head} rises />
      {items.map((item, index) => (
        <div key={item.name} data-rise="" data-draw="">
          <figure className={classes.root} data-rise="">
            {picture && index === 0 && (
              <div className={classes.picture}>
                <Picture id={picture} sizes={pictureSizes.halfLeft} place="bleedPhone" />
              </div>
            )}
            <blockquote className={classes.words}>
              <p>{`“${item.quote}”`}</p>
            </blockquote>
            <figcaption className={classes.aside}>
              <Reading
                size="medium"
                bare
                data={{
                  value: item.metric,
                  label: item.metricLabel,
                }}
              />
              {fromYours && (
                <p className={classes.yours} data-rate={item.rate} hidden>
                  <span />
                  {fromYours}
                </p>
              )}
              <span className={classes.name}>{item.name}</span>
              <span className={classes.role}>{item.role}</span>
            </figcaption>
          </figure>
        </div>
      ))}
    </Band>
  );
}
