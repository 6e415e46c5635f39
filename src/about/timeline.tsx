import { sva } from '../../styled-system/css';
import type { about } from '../content/about';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** A timeline on the meridian: the year left of it, a mark on it, and events on both sides. */
const recipe = sva({
  slots: ['root', 'item', 'year', 'entries', 'title', 'text'],
  base: {
    root: { display: 'grid', rowGap: { base: '40px', md: '72px' } },
    item: {
      position: 'relative',
      display: 'grid',
      rowGap: '3',
      gridTemplateColumns: { md: '{sizes.halves}' },
      alignItems: 'start',
      _before: {
        content: '""',
        position: 'absolute',
        height: '1px',
        background: 'line',
        top: { base: '0.6em', md: '34px' },
        left: {
          base: 'calc({spacing.meridianSmall} - {spacing.inset})',
          md: 'calc({spacing.meridian} - {spacing.gutter} - 34px)',
        },
        width: { base: '18px', md: '58px' },
        boxShadow: 'glow',
        _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    year: {
      textStyle: 'reading',
      fontSize: 'readingHuge',
      paddingTop: { md: '3' },
    },
    /** The first column stands left of the meridian, the second right of it. */
    entries: {
      gridColumn: { md: 'span 2' },
      display: 'grid',
      rowGap: '7',
      gridTemplateColumns: { md: 'subgrid' },
      '& > :nth-child(even)': { paddingLeft: 'beside' },
      '& > :nth-child(odd)': { paddingRight: 'apart' },
    },
    title: { textStyle: 'title', marginBottom: '2' },
    text: { color: 'quiet' },
  },
});

/** The agency's events along the meridian. */
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
