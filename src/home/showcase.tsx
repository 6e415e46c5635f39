import { css, sva } from '../../styled-system/css';
import type { SectionHead as SectionHeadData } from '../content/schemas';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { coverLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';
import type { showcase as listed } from './home-lists';

const list = css({
  layout: 'hung',
  rowGap: { base: '44px', md: 'block' },
});

const showcase = sva({
  slots: ['item', 'picture', 'words', 'client', 'title', 'link', 'line'],
  base: {
    item: {
      position: 'relative',
      minWidth: 0,
      display: 'grid',
      gap: '6',
      alignContent: 'start',
    },
    picture: { minWidth: 0, position: 'relative' },
    words: { display: 'grid', gap: '3', alignContent: 'start' },
    client: { color: 'quiet', textStyle: 'small' },
    title: { textStyle: 'heading', fontSize: 'clamp(2.25rem, 3.9vw, 4.25rem)' },
    link: { _hover: { textDecorationLine: 'underline' } },
    line: { maxWidth: 'lead', paddingBottom: '5' },
  },
  variants: {
    place: {
      first: {
        item: { md: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', gap: 0 } },
        words: { paddingLeft: 'beside' },
        title: { fontSize: 'reading' },
      },
      second: {
        item: { md: { gridRow: 'span 2', gridTemplateRows: 'subgrid' }, paddingRight: 'apart' },
      },
      third: {
        item: { md: { gridRow: 'span 2', gridTemplateRows: 'subgrid' }, paddingLeft: 'beside' },
      },
    },
  },
});

/**
 * Where the three pictures stand: from the edge to the meridian; left of the meridian; right of it,
 * as tall as the second.
 */
const PLACES = [
  { place: 'first', sizes: pictureSizes.bleedLeft, ratio: 'head' },
  { place: 'second', sizes: pictureSizes.left, ratio: 'low' },
  { place: 'third', sizes: pictureSizes.rightTall, ratio: 'photoPhone' },
] as const;

/** Three clients: the first at full size, below it one on either side of the meridian. */
export function Showcase({
  head,
  entries,
}: {
  readonly head: SectionHeadData;
  readonly entries: typeof listed;
}) {
  return (
    <Band by="part">
      <SectionHead head={head} rises />
      <ul className={list}>
        {entries.map(({ client, title, line, picture, result, href }, index) => {
          const { place, sizes, ratio } = PLACES[index] ?? PLACES[1];
          const classes = showcase({ place });
          return (
            <li key={client} className={classes.item} data-rise="">
              <div className={classes.picture}>
                <Picture
                  id={picture}
                  sizes={sizes}
                  place={place === 'first' ? 'bleedLeft' : 'bleedPhone'}
                  ratio={ratio}
                />
              </div>
              <div className={classes.words}>
                <p className={classes.client}>{client}</p>
                <h3 className={classes.title}>
                  <AnyLink href={href} className={`${coverLink()} ${classes.link}`}>
                    {title}
                  </AnyLink>
                </h3>
                <p className={classes.line}>{line}</p>
                <Reading
                  size="medium"
                  place="row"
                  bare
                  data={{
                    value: result.value,
                    label: `${result.metric.toLowerCase()} ${result.desc}`,
                  }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Band>
  );
}
