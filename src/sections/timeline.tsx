import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { SectionHead as SectionHeadData } from '../content/types';
import { timeline } from './timeline.styles';

/** What happened when, on the line itself: the year left of it, the event right of it. */
export function Timeline({
  head,
  entries,
}: {
  readonly head: SectionHeadData;
  readonly entries: readonly {
    readonly year: number;
    readonly title: string;
    readonly text: string;
  }[];
}) {
  const classes = timeline();
  const years = [...new Set(entries.map((entry) => entry.year))];
  return (
    <Band tone="raised">
      <SectionHead head={head} />
      <ol className={classes.root}>
        {years.map((year) => (
          <li key={year} className={classes.item}>
            <h3 className={classes.year}>{year}</h3>
            <ul className={classes.entries}>
              {entries
                .filter((entry) => entry.year === year)
                .map(({ title, text }) => (
                  <li key={title}>
                    <h4 className={classes.title}>{title}</h4>
                    <p className={classes.text}>{text}</p>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </Band>
  );
}
