import type { SectionHead as SectionHeadData, Testimonial } from '../content/types';
import { Band } from '../parts/band';
import { quote } from '../parts/quote.styles';
import { Reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';

/** What clients say, each beside the figure that moved. */
export function Testimonials({
  head,
  items,
}: {
  readonly head: SectionHeadData;
  readonly items: readonly Testimonial[];
}) {
  const classes = quote();
  return (
    <Band>
      <SectionHead head={head} />
      {items.map((item) => (
        <div key={item.name} data-rise="" data-draw="">
          <figure className={classes.root}>
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
              <span className={classes.name}>{item.name}</span>
              <span className={classes.role}>{item.role}</span>
            </figcaption>
          </figure>
        </div>
      ))}
    </Band>
  );
}
