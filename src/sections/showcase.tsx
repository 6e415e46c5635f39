import { AnyLink } from '../components/any-link';
import { Band } from '../components/band';
import { coverLink } from '../components/cover-link.styles';
import { Picture } from '../components/picture';
import { pictureSizes } from '../components/picture-sizes';
import { Reading } from '../components/reading';
import { SectionHead } from '../components/section-head';
import { slotClasses } from '../components/slot-classes';
import type { ShowcaseEntry } from '../content/home-lists';
import type { SectionHead as SectionHeadData } from '../content/types';
import { showcase } from './showcase.styles';

/** The first from the edge to the line, the second left of the line, the third right of it. */
const SIZES = [pictureSizes.bleedLeft, pictureSizes.left, pictureSizes.rightTall] as const;

/** Clients beside one another, the first with the most room. */
export function Showcase({
  head,
  entries,
}: {
  readonly head: SectionHeadData;
  readonly entries: readonly ShowcaseEntry[];
}) {
  const classes = slotClasses(showcase());
  return (
    <Band>
      <SectionHead head={head} />
      <ul className={classes.root}>
        {entries.map(({ client, title, line, picture, result, href }, index) => (
          <li key={client} className={classes.item}>
            <div className={classes.picture}>
              <Picture
                id={picture}
                sizes={SIZES[index] ?? pictureSizes.right}
                place={index === 0 ? 'bleedLeft' : 'bleedPhone'}
                ratio={index === 2 ? 'photoPhone' : 'photo'}
              />
            </div>
            <div className={classes.words} data-rise="" data-draw="">
              <p className={classes.client}>{client}</p>
              <h3 className={classes.title}>
                <AnyLink href={href} className={`${coverLink()} ${classes.link}`}>
                  {title}
                </AnyLink>
              </h3>
              <p className={classes.line}>{line}</p>
              <Reading
                size="small"
                bare
                data={{
                  value: result.value,
                  label: `${result.metric.toLowerCase()} ${result.desc}`,
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
