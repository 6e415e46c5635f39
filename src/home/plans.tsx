import { sva } from '../../styled-system/css';
import type { home } from '../content/home';
import { Band } from '../parts/band';
import { reading } from '../parts/reading';
import { SectionHead } from '../parts/section-head';
import { ToForm } from './home-hero';

/** A feature whose count is drawn as ticks, on one scale for all plans. */
const DRAWN = /^(\d+) keywords/;

/** A plan is a ruled column with its contents, without a price; below the plans, their terms. */
const recipe = sva({
  slots: [
    'root',
    'item',
    'name',
    'blurb',
    'features',
    'feature',
    'ticks',
    'terms',
    'term',
    'meaning',
  ],
  base: {
    root: {
      display: 'grid',
      borderTop: 'rule',
      gridTemplateColumns: { md: '{sizes.halves}' },
    },
    item: {
      paddingBlock: '6',
      borderTop: { base: 'hair', md: 'none' },
      _first: { borderTop: 'none' },
      paddingRight: { md: 'inset' },
      _last: { paddingLeft: 'beside', paddingRight: { md: 0 } },
    },
    name: { textStyle: 'title' },
    blurb: { color: 'quiet', marginTop: '2' },
    features: { marginTop: '6' },
    feature: { paddingBlock: '2', borderTop: 'hair', fontVariantNumeric: 'tabular-nums' },
    /** One tick for each, on the scale of all plans. */
    ticks: { '--at': '9px', width: 'calc(var(--count) * 9px)' },
    terms: { paddingBlock: '{spacing.2} 44px', borderTop: 'hair', textStyle: 'small' },
    term: { '& > *': { display: 'inline' } },
    meaning: { color: 'quiet' },
  },
});

/** The three plans, without prices. */
export function Plans({
  words: { plans, terms, ...head },
  enquire,
}: {
  readonly words: (typeof home)['pricing'];
  /** The button's label, on the page that links to the plans lead to. */
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
              {features.map((feature) => {
                const count = Number(DRAWN.exec(feature)?.[1]);
                return (
                  <li key={feature} className={classes.feature}>
                    {feature}
                    {count > 0 && (
                      <span
                        className={`${reading({ scale: 'ticks' }).scale} ${classes.ticks}`}
                        style={{ '--count': count }}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <dl className={classes.terms} data-rise="">
        {terms.map(({ term, meaning }) => (
          <div key={term} className={classes.term}>
            <dt>{term}</dt> <dd className={classes.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      {enquire && <ToForm label={enquire} />}
    </Band>
  );
}
