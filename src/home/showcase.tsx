import { sva } from '../../styled-system/css';
import type { SectionHead as SectionHeadData } from '../content/types';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { coverLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';
import type { ShowcaseEntry } from './home-lists';

/** Three clients: the first at full size beside its words, the others below, either side of the line. */
const showcase = sva({
  slots: ['root', 'item', 'picture', 'words', 'client', 'title', 'link', 'line'],
  base: {
    root: {
      display: 'grid',
      rowGap: { base: '56px', lg: 'block' },
      gridTemplateColumns: '{sizes.hung}',
    },
    item: {
      position: 'relative',
      minWidth: 0,
      display: 'grid',
      gap: '6',
      alignContent: 'start',
      '&:nth-child(1)': {
        gridColumn: { lg: '1 / -1' },
        gridTemplateColumns: { lg: 'subgrid' },
        gap: { lg: 0 },
      },
      '&:not(:first-child)': {
        lg: { gridRow: 'span 2', gridTemplateRows: 'subgrid', gap: '6' },
      },
      '&:nth-child(2)': { paddingRight: { lg: 'inset' } },
      '&:nth-child(3)': { paddingLeft: 'beside' },
    },
    picture: {
      minWidth: 0,
      position: 'relative',
      /** Upright: as tall as its neighbour, which is wider. */
      '&:is(li:nth-child(3) > *) > picture': { lg: { position: 'absolute', inset: 0 } },
    },
    words: {
      display: 'grid',
      gap: '4',
      alignContent: 'start',
      'li:nth-child(1) > &': { lg: { paddingLeft: 'inset', alignContent: 'end' } },
    },
    client: { color: 'quiet', textStyle: 'small' },
    title: {
      textStyle: 'heading',
      fontSize: 'clamp(2.5rem, 3.6vw, 3.75rem)',
      'li:nth-child(1) &': { fontSize: 'clamp(3.125rem, 5.4vw, 5.625rem)' },
    },
    link: {
      _hover: { textDecorationLine: 'underline' },
    },
    line: { maxWidth: 'lead', paddingBottom: '5' },
  },
});

/** The first from the edge to the line, the second left of the line, the third right of it. */
const SIZES = [pictureSizes.bleedLeft, pictureSizes.left, pictureSizes.rightTall] as const;

/** The third is as tall as the second. */
const RATIOS = ['head', 'low', 'photoPhone'] as const;

/** Clients beside one another, the first with the most room. */
export function Showcase({
  head,
  entries,
}: {
  readonly head: SectionHeadData;
  readonly entries: readonly ShowcaseEntry[];
}) {
  const classes = showcase();
  return (
    <Band by="part">
      <SectionHead head={head} rises />
      <ul className={classes.root}>
        {entries.map(({ client, title, line, picture, result, href }, index) => (
          <li key={client} className={classes.item} data-rise="">
            <div className={classes.picture}>
              <Picture
                id={picture}
                sizes={SIZES[index] ?? pictureSizes.right}
                place={index === 0 ? 'bleedLeft' : 'bleedPhone'}
                ratio={RATIOS[index] ?? 'photo'}
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
