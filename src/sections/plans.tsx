import { plan as recipe } from '../../styled-system/recipes';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { Plan, SectionHead as SectionHeadData } from '../content/types';
import { Reveal } from '../islands/reveal';

/** The three plans, without prices. */
export function Plans({
  head,
  plans,
  sample = false,
}: {
  readonly head: SectionHeadData;
  readonly plans: readonly Plan[];
  /** One of several on a page, which is shown and not led to. */
  readonly sample?: boolean;
}) {
  const classes = recipe();
  return (
    <Band id={sample ? undefined : 'plans'}>
      <SectionHead head={head} />
      <Reveal>
        <ul className={classes.root}>
          {plans.map(({ id, name, blurb, features }) => (
            <li key={id} className={classes.item}>
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
      </Reveal>
    </Band>
  );
}
