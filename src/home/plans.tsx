import { sva } from '../../styled-system/css';
import type { home } from '../content/home';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';
import { ToFormButton } from './home-hero';

/** Matches the count at the beginning of a feature: “12+ posts a month”. */
const COUNT = /^(\d+)\+? /;

/** A plan is a column with its contents; below the plans stands what their words mean. */
const recipe = sva({
  slots: ['root', 'item', 'name', 'blurb', 'features', 'feature', 'foot', 'terms', 'enquire'],
  base: {
    root: {
      display: 'grid',
      borderTop: 'rule',
      // Two plans stand left of the meridian, the third right of it.
      gridTemplateColumns: { md: '{sizes.halves}' },
    },
    item: {
      paddingBlock: { base: '4', md: '6' },
      borderTop: { base: 'hair', md: 'none' },
      _first: { borderTop: 'none' },
      paddingRight: { md: 'inset' },
      _last: { paddingLeft: 'beside', paddingRight: { md: 0 } },
      // What the plans count stands in the same rows, to be compared across.
      display: { md: 'grid' },
      gridRow: { md: 'span 3' },
      gridTemplateRows: { md: 'subgrid' },
    },
    name: { textStyle: 'title' },
    blurb: { color: 'quiet', marginTop: '2' },
    features: { marginTop: '4' },
    /** The count is drawn after the words, a tick for each, on one scale of 20 for all plans. */
    feature: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingBlock: '2',
      borderTop: 'hair',
      fontVariantNumeric: 'tabular-nums',
      _after: {
        content: '""',
        width: '120px',
        height: '22px',
        printColorAdjust: 'exact',
        background:
          'repeating-linear-gradient(to right, {colors.line} 0 1px, transparent 1px 6px) 0 / calc(6px * var(--count)) no-repeat',
      },
    },
    foot: { layout: 'hung', alignItems: 'center', borderTop: 'hair', rowGap: '6', paddingTop: '5' },
    terms: { color: 'quiet', textStyle: 'small', paddingRight: 'apart' },
    enquire: { paddingLeft: 'beside' },
  },
});

/** The three plans, without prices. */
export function Plans({
  words: { plans, terms, ...head },
  enquire,
}: {
  readonly words: (typeof home)['pricing'];
  /** The label of the button. The plans that have it also have the id to which links lead. */
  readonly enquire?: string;
}) {
  const classes = recipe();
  return (
    <Band id={enquire && 'plans'} by="part">
      <SectionHead head={head} rises small />
      <ul className={classes.root}>
        {plans.map(({ id, name, blurb, features }) => (
          <li key={id} className={classes.item} data-rise="">
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.blurb}>{blurb}</p>
            <ul className={classes.features}>
              {features.map((feature) => (
                <li
                  key={feature}
                  className={classes.feature}
                  style={{ '--count': COUNT.exec(feature)?.[1] }}
                >
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={classes.foot} data-rise="">
        <p className={classes.terms}>{terms}</p>
        {enquire && (
          <div className={classes.enquire}>
            <ToFormButton label={enquire} />
          </div>
        )}
      </div>
    </Band>
  );
}
