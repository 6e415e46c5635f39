import { sva } from '../../styled-system/css';
import type { about } from '../content/about';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** The timeline stands on the line itself: the year left, a mark on the line, what happened right of it. */
const recipe = sva({
  slots: ['root', 'item', 'year', 'entries', 'title', 'text'],
  base: {
    root: { display: 'grid', rowGap: { base: '40px', lg: '72px' } },
    item: {
      position: 'relative',
      display: 'grid',
      rowGap: '3',
      gridTemplateColumns: { lg: '{sizes.halves}' },
      alignItems: 'start',
      _before: {
        content: '""',
        position: 'absolute',
        height: '1px',
        background: 'line',
        top: { base: '0.6em', lg: '34px' },
        left: {
          base: 'calc({spacing.meridianSmall} - {spacing.inset})',
          lg: 'calc({spacing.meridian} - {spacing.gutter} - 34px)',
        },
        width: { base: '18px', lg: '58px' },
        boxShadow: 'glow',
        _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    year: {
      textStyle: 'reading',
      fontSize: 'readingHuge',
      paddingTop: { lg: '3' },
    },
    /** The first left of the line, the second right of it. */
    entries: {
      gridColumn: { lg: 'span 2' },
      display: 'grid',
      rowGap: '7',
      gridTemplateColumns: { lg: 'subgrid' },
      '& > :nth-child(even)': { paddingLeft: 'beside' },
      '& > :nth-child(odd)': { paddingRight: 'apart' },
    },
    title: { textStyle: 'title', marginBottom: '2' },
    text: { color: 'quiet' },
  },
});

/** What happened when, on the line itself: the year left of it, the event right of it. */
export function Timeline({
  timeline: { items: entries, ...head },
}: {
  readonly timeline: (typeof about)['timeline'];
}) {
  const classes = recipe();
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
