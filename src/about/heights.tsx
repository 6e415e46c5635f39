import { sva } from '../../styled-system/css';
import type { about } from '../content/about';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** The drawn height of a metre. */
const METRE = 'clamp(110px, 13vw, 200px)';

/** A ticked vertical for each person: the height at its top, the name below the common ground. */
const recipe = sva({
  slots: ['root', 'item', 'vertical', 'reading', 'value', 'from', 'firstName', 'name', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(4, minmax(0, 1fr))', md: '{sizes.thirds}' },
      alignItems: 'end',
    },
    /** A person, drawn from the ground up. On a phone the names follow in a list. */
    item: {
      display: { base: 'contents', lg: 'flex' },
      flexDirection: 'column',
      justifyContent: 'end',
      position: 'relative',
      minHeight: `calc(var(--metres) * ${METRE})`,
      padding: { lg: '0 {spacing.7} {spacing.5} {spacing.5}' },
      breakInside: 'avoid',
      '&:nth-child(4)': { marginLeft: 'beside' },
    },
    vertical: {
      position: { base: 'relative', lg: 'absolute' },
      inset: { lg: 0 },
      height: { base: `calc(var(--metres) * ${METRE})`, lg: 'auto' },
      gridRow: '1',
      marginBottom: { base: '56px', lg: 0 },
      borderLeft: 'line',
      borderBottom: 'rule',
      printColorAdjust: 'exact',
      background:
        'repeating-linear-gradient(to top, color-mix(in srgb, {colors.paleQuiet} 25%, transparent) 0 1px, transparent 1px 10%) left / 12px 100% no-repeat',
      borderBottomColor: 'color-mix(in srgb, {colors.paleQuiet} 25%, transparent)',
    },
    reading: {
      borderTop: 'line',
      padding: '{spacing.5} 0 0 {spacing.5}',
      color: 'pale',
      textStyle: 'tiny',
      width: 'min(100%, 14em)',
    },
    // A height is set in the smallest type, since a person's career matters more.
    value: { textStyle: 'tiny' },
    // Hidden on a phone, whose columns are narrow.
    from: { display: { base: 'none', lg: 'inline' } },
    firstName: {
      display: { lg: 'none' },
      position: 'absolute',
      top: '100%',
      padding: { base: '{spacing.2} 0 0', md: '{spacing.2} 0 0 {spacing.5}' },
    },
    name: { textStyle: 'title', gridColumn: '1 / -1', paddingTop: { lg: '72px' } },
    text: {
      gridColumn: { base: '1 / -1', md: '1 / 4', lg: '1 / -1' },
      paddingRight: { md: '7', lg: 0 },
      marginTop: '2',
      paddingBottom: { base: '6', lg: 0 },
      minHeight: { lg: '3.2em' },
    },
  },
});

/** The people as heights from a common ground, without faces. */
export function Heights({
  people: { items, unit, ...head },
}: {
  readonly people: (typeof about)['people'];
}) {
  const classes = recipe();
  return (
    <Band tone="oxblood">
      <SectionHead head={head} />
      <ul className={classes.root}>
        {items.map(({ title, career, text, height }) => (
          <li key={title} className={classes.item} style={{ '--metres': `${height}` }}>
            <h3 className={classes.name}>{title}</h3>
            <p className={classes.text}>{`${text} ${career}`}</p>
            <figure className={classes.vertical}>
              <figcaption className={classes.reading}>
                <data className={classes.value} value={height}>
                  {height.toFixed(2)}
                </data>
                {' m '}
                <span className={classes.from}>{unit}</span>
              </figcaption>
              <span className={classes.firstName} aria-hidden="true">
                {title.split(' ')[0]}
              </span>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}
