import { sva } from '../../styled-system/css';
import type { Card, SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** How tall a metre is drawn. */
const METRE = 'clamp(110px, 15vw, 230px)';

/** A line each from one ground, with its ticks and its reading at the top. */
const recipe = sva({
  slots: ['root', 'item', 'line', 'reading', 'first', 'name', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(4, minmax(0, 1fr))',
        lg: 'repeat(3, calc(({spacing.meridian} - {spacing.gutter}) / 3)) minmax(0, 1fr)',
      },
    },
    /** Its rows are those of its neighbours: the ground is one. On a phone the names follow in a list. */
    item: {
      display: { base: 'contents', sm: 'grid' },
      gridTemplateRows: 'subgrid',
      gridRow: 'span 3',
      minWidth: 0,
      paddingBottom: '7',
      paddingRight: '7',
      breakInside: 'avoid',
      '&:nth-child(4)': { paddingLeft: 'beside' },
    },
    line: {
      position: 'relative',
      alignSelf: 'end',
      height: `calc(var(--metres) * ${METRE})`,
      gridRow: '1',
      marginBottom: { base: '56px', sm: '6' },
      borderLeft: 'line',
      borderBottom: 'rule',
      // Up to the next.
      marginRight: { sm: '-34px' },
      background:
        'repeating-linear-gradient(to top, color-mix(in srgb, {colors.paleQuiet} 25%, transparent) 0 1px, transparent 1px 10%) left / 12px 100% no-repeat',
      borderBottomColor: 'color-mix(in srgb, {colors.paleQuiet} 25%, transparent)',
    },
    reading: {
      position: 'absolute',
      top: 0,
      left: 0,
      borderTop: 'line',
      paddingTop: '2',
      paddingLeft: '5',
      color: 'pale',
      width: 'min(100%, 12em)',
    },
    first: { display: { sm: 'none' }, position: 'absolute', top: '100%', paddingTop: '2' },
    name: { textStyle: 'title', gridColumn: { base: '1 / -1', sm: 'auto' } },
    text: {
      gridColumn: { base: '1 / -1', sm: 'auto' },
      marginTop: '2',
      paddingBottom: { base: '6', sm: 0 },
    },
  },
});

/** The people as heights from one ground, without faces. */
export function Heights({
  head,
  people,
  unit,
}: {
  readonly head: SectionHeadData;
  readonly people: readonly (Card & { readonly height: number })[];
  readonly unit: string;
}) {
  const classes = recipe();
  return (
    <Band tone="oxblood">
      <SectionHead head={head} />
      <ul className={classes.root}>
        {people.map(({ title, text, height }) => (
          <li key={title} className={classes.item}>
            <figure className={classes.line} style={{ '--metres': `${height}` }}>
              <figcaption className={classes.reading}>{`${height.toFixed(2)} ${unit}`}</figcaption>
              <span className={classes.first} aria-hidden="true">
                {title.split(' ')[0]}
              </span>
            </figure>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
