import { sva } from '../../styled-system/css';
import type { Card, SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { columns } from '../parts/columns.styles';
import { SectionHead } from '../parts/section-head';

/** How tall a metre is drawn. */
const METRE = 'clamp(72px, 15vw, 230px)';

/** A line each from one ground, with its ticks and its reading at the top. */
const recipe = sva({
  slots: ['item', 'line', 'reading', 'name', 'text'],
  base: {
    /** Its rows are those of its neighbours: the ground is one. */
    item: {
      display: 'grid',
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
      marginBottom: '6',
      borderLeft: 'line',
      borderBottom: 'rule',
      // Up to the next.
      marginRight: '-34px',
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
    name: { textStyle: 'title' },
    text: { marginTop: '2' },
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
  const grid = columns({ count: 4, rule: 'none' });
  const classes = recipe();
  return (
    <Band tone="oxblood">
      <SectionHead head={head} />
      <ul className={grid.root}>
        {people.map(({ title, text, height }) => (
          <li key={title} className={classes.item}>
            <figure className={classes.line} style={{ '--metres': `${height}` }}>
              <figcaption className={classes.reading}>{`${height.toFixed(2)} ${unit}`}</figcaption>
            </figure>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
