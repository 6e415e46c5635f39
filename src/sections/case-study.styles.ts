import { sva } from '../../styled-system/css';

/** A case: its picture from the edge to the line, its story and readings right of it, its words below. */
export const caseStudy = sva({
  slots: [
    'root',
    'picture',
    'story',
    'client',
    'title',
    'partLabel',
    'tags',
    'results',
    'resultsFrame',
    'words',
    'quote',
    'speaker',
  ],
  base: {
    root: {
      display: 'grid',
      rowGap: '6',
      gridTemplateColumns: '{sizes.hung}',
      paddingBlock: 'clamp(56px, 7vw, 110px)',
      borderTop: 'hair',
      scrollMarginTop: '80px',
    },
    picture: { minWidth: 0, '& > picture': { lg: { height: '100%' } } },
    story: {
      display: 'flex',
      flexDirection: 'column',
      gap: '22px',
      minWidth: 0,
      paddingLeft: 'beside',
    },
    client: { color: 'quiet', textStyle: 'small' },
    title: { textStyle: 'heading', fontSize: 'clamp(2.75rem, 5vw, 5.25rem)' },
    partLabel: { color: 'quiet', textStyle: 'small', display: 'block' },
    tags: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 0',
      color: 'quiet',
      textStyle: 'small',
      '& li + li::before': { content: '", "', whiteSpace: 'pre' },
    },
    resultsFrame: { marginTop: 'auto', paddingTop: '4' },
    words: {
      display: 'grid',
      gridTemplateColumns: { lg: 'subgrid' },
      gridColumn: '1 / -1',
      alignItems: 'baseline',
      paddingTop: { lg: '5' },
    },
    results: {
      display: 'grid',
      gap: '22px 34px',
      gridTemplateColumns: { base: '1fr', sm: 'repeat(3, minmax(0, 1fr))', lg: '1fr' },
    },
    quote: {
      textStyle: 'quote',
      fontSize: 'clamp(1.75rem, 2.3vw, 2.375rem)',
      maxWidth: '24em',
      textIndent: '-0.32em',
      paddingRight: 'apart',
    },
    speaker: {
      paddingTop: { base: '4', lg: 0 },
      paddingLeft: 'beside',
      textStyle: 'small',
      color: 'quiet',
    },
  },
});
