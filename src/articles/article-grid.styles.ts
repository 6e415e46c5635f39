import { sva } from '../../styled-system/css';

/** Widths from the gutter to just before the meridian, and to what stands beyond it. */
const LEFT = 'calc({spacing.meridian} - {spacing.gutter} - {spacing.inset})';
const BEYOND = 'calc({spacing.meridian} - {spacing.gutter} + {spacing.inset})';
/** A leading article: its picture reaches up to the meridian, its words stand right of it. */
const lead = {
  gridColumn: { sm: '1 / -1' },
  '& article': { lg: { minHeight: '34vw', paddingLeft: BEYOND } },
  '& article > div': { lg: { position: 'absolute', left: 0, width: LEFT } },
  // Keeps the words clear of the rule that is drawn over picture and words.
  '& article > div + p': { lg: { paddingTop: '4' } },
  '& picture': { lg: { width: '100%', height: '34vw' } },
  '& h3': { sm: { fontSize: 'clamp(2.5rem, 3.6vw, 3.75rem)' } },
} as const;

export const articleGrid = sva({
  slots: [
    'bar',
    'filter',
    'legend',
    'option',
    'count',
    'list',
    'item',
    'listed',
    'first',
    'other',
    'rows',
  ],
  base: {
    bar: {
      display: { md: 'grid' },
      gridTemplateColumns: '{sizes.hung}',
      alignItems: 'center',
      paddingBottom: '7',
      textStyle: 'small',
      _print: { display: 'none' },
    },
    filter: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { base: '5', md: '14px' },
      paddingRight: 'apart',
    },
    legend: {
      float: 'left',
      color: 'quiet',
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'center',
    },
    option: {
      position: 'relative',
      control: 'choice',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      // No transparent border: forced colours would show it, and every option would look chosen.
      '& input:not(:checked) + span': { paddingBottom: '2px' },
      '& input:checked + span': { borderBottom: '2px solid {colors.line}' },
      '& input:focus-visible + span': {
        outline: '2px solid {colors.line}',
        outlineOffset: '3px',
      },
      '&:hover input:not(:checked) + span': {
        paddingBottom: 0,
        borderBottom: '2px solid {colors.hair}',
      },
    },
    count: {
      color: 'quiet',
      paddingLeft: 'beside',
      '& > span': { display: 'none' },
    },
    list: {
      display: 'grid',
      rowGap: { base: 'half', md: '7', lg: 'half' },
      /** Two insets between columns put the meridian in the middle of the second gap. */
      columnGap: { base: '7', md: 'calc(2 * {spacing.inset})' },
      gridTemplateColumns: {
        base: '1fr',
        sm: '1fr 1fr',
        md: 'minmax(0, 1fr)',
        lg: 'repeat(2, calc(({spacing.meridian} - {spacing.gutter} - 3 * {spacing.inset}) / 2)) minmax(0, 1fr)',
      },
    },
    item: {
      minWidth: 0,
      // On a tablet all but the first are rows, with their pictures right of the meridian.
      mdToLg: {
        '&:not(:first-child) article': {
          display: 'grid',
          gridTemplateColumns: '{sizes.hung}',
          gridTemplateRows: 'auto auto 1fr',
          rowGap: '2',
          borderTop: 'hair',
          paddingTop: '5',
          '& > *': { paddingRight: 'inset' },
          '& > div': { gridArea: '1 / 2 / span 3', padding: '0 0 0 {spacing.inset}' },
        },
        '&:first-child article': { maxWidth: LEFT },
      },
      /** The column right of the meridian is narrower; its pictures are as tall as the others. */
      '& picture': {
        lg: {
          height: 'calc(({spacing.meridian} - {spacing.gutter} - 3 * {spacing.inset}) * 0.375)',
        },
      },
    },
    /** The first of three stands left of the meridian, the others below one another right of it. */
    first: {
      gridColumn: { sm: '1 / -1', lg: 'span 2' },
      gridRow: { lg: 'span 2' },
      // Stays in sight beside the two others, which are taller together.
      lg: { position: 'sticky', top: '100px', alignSelf: 'start' },
      '& picture': { lg: { width: '100%', height: '46vw' } },
      '& p': { maxWidth: 'lead' },
      '& h3': { sm: { fontSize: 'clamp(2.5rem, 5.6vw, 6rem)' } },
    },
    /** The others are rows on a phone, their pictures at its edge. */
    other: {
      '& article': {
        smDown: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) 30%',
          gridTemplateRows: 'auto auto 1fr',
          gap: '{spacing.1} {spacing.5}',
        },
        '& > div': { gridArea: { smDown: '1 / 2 / span 3' } },
      },
    },
    rows: { marginTop: 'half', borderBottom: 'hair' },
    /**
     * Of each twelve entries the first leads, and the fifth is wide, with the sixth right of it.
     * While one category is chosen, every card leads.
     */
    listed: {
      '#articles:has([value=all]:not(:checked)) &': lead,
      '#articles:has([value=all]:checked) &': {
        '&:nth-child(12n + 1)': lead,
        '&:nth-child(12n + 5)': { gridColumn: { sm: '1 / -1', lg: 'span 2' } },
        '&:nth-child(12n + 5) p': { maxWidth: 'lead' },
        '&:nth-child(12n + 5) h3': { lg: { fontSize: 'clamp(2.25rem, 3.3vw, 3.5rem)' } },
        '&:is(:nth-child(12n + 5), :nth-child(12n + 6)) picture': {
          lg: { width: '100%', height: '28vw' },
        },
      },
    },
  },
});
