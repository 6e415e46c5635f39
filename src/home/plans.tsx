import { sva } from '../../styled-system/css';
import type { Plan } from '../content/home';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** A plan: a ruled column with what it holds, no price. */
const recipe = sva({
  slots: ['root', 'item', 'name', 'blurb', 'features', 'feature'],
  base: {
    root: {
      display: 'grid',
      borderTop: 'rule',
      gridTemplateColumns: {
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(2, calc(({spacing.meridian} - {spacing.gutter}) / 2)) minmax(0, 1fr)',
      },
    },
    item: {
      paddingTop: '28px',
      paddingBottom: '36px',
      paddingInline: { md: '5', lg: 'inset' },
      borderTop: { base: 'hair', md: 'none' },
      _first: { paddingLeft: 0, borderTop: 'none' },
      '&:nth-child(2)': { borderLeft: { md: 'hair' } },
      _last: { paddingRight: 0, borderLeft: { md: 'hair', lg: 'none' } },
    },
    name: { textStyle: 'title' },
    blurb: { color: 'quiet', marginTop: '2' },
    features: { marginTop: '6' },
    feature: { paddingBlock: '2', borderTop: 'hair', fontVariantNumeric: 'tabular-nums' },
  },
});

/** The three plans, without prices. */
export function Plans({
  head,
  plans,
  sample = false,
}: {
  readonly head: SectionHeadData;
  readonly plans: readonly Plan[];
  /** For a page with several: without the id that links lead to. */
  readonly sample?: boolean;
}) {
  const classes = recipe();
  return (
    <Band id={sample ? undefined : 'plans'} by="part">
      <SectionHead head={head} rises />
      <ul className={classes.root}>
        {plans.map(({ id, name, blurb, features }) => (
          <li key={id} className={classes.item} data-rise="">
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.blurb}>{blurb}</p>
            <ul className={classes.features}>
              {features.map((feature) => (
                <li key={feature} className={classes.feature}>
                  {feature}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
