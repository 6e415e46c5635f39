import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import type { SectionVariantProps } from './section.styles';
import { SectionHead } from './section-head';
import { steps as recipe } from './steps.styles';

/** An ordered course of three or four steps along a strong rule. */
export function Steps({
  head,
  steps,
  tone,
}: {
  readonly head: SectionHeadData;
  readonly tone?: SectionVariantProps['tone'];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
}) {
  const classes = recipe({ count: steps.length === 4 ? 4 : 3 });
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <ol className={classes.root}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
