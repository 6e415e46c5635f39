import { css } from '../../styled-system/css';
import type { work } from '../content/work';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { section } from '../parts/section.styles';
import { SectionHead } from '../parts/section-head';
import { marquee } from './marquee.styles';
import { MarqueeRow } from './marquee-row';

/** Leaves room right of the lead for the button that pauses the row. */
const roomForPause = css({ paddingRight: 'calc({spacing.end} + {sizes.target})' });

/** The agency's photographs as a marquee. Copies two and three are hidden from screen readers. */
export function PhotoMarquee({
  row: { items, ...head },
}: {
  readonly row: (typeof work)['marquee'];
}) {
  const classes = marquee({ kind: 'photos', copies: 3 });
  const copy = (index: number) => (
    <ul key={index} className={classes.copy} aria-hidden={index > 0 || undefined}>
      {items.map(({ image, caption }) => (
        <li key={image} className={classes.item}>
          <figure>
            <Picture id={image} sizes={pictureSizes.marquee} decorative={index > 0} />
            <figcaption className={classes.caption}>{caption}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={css({ _print: { display: 'none' } })} data-rise="">
      <div className={`${section({ space: 'bottomless' })} ${roomForPause}`}>
        <SectionHead head={head} id="photographs" />
      </div>
      <MarqueeRow label={head.heading} classes={classes} pause="lead">
        {[0, 1, 2].map(copy)}
      </MarqueeRow>
    </section>
  );
}
