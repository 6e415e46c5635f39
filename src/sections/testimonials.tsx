import { Band } from '../components/band';
import { Reading } from '../components/reading';
import { SectionHead } from '../components/section-head';
import type { SectionHead as SectionHeadData, Testimonial } from '../content/types';
import { quote } from './quote.styles';

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
