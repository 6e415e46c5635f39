import { sva } from '../../styled-system/css';

/** From this width on, pull lines and key numbers have room between the text and the meridian. */
const WITH_MARGIN = '@media screen and (min-width: 1200px)';
/** The last third of the part left of the meridian. */
const COLUMN = '(100cqi + {spacing.inset}) * 2 / 3';
/** Places an element between the text and the meridian. */
const inMargin = {
  float: 'right',
  clear: 'right',
  width: 'calc(100cqi - 100%)',
  marginRight: 'calc(100% - 100cqi)',
  paddingLeft: `calc(${COLUMN} - 100%)`,
} as const;

/** A long read: one column of at most 34 em, with the contents right of the meridian. */
export const article = sva({
  slots: [
    'root',
    'main',
    'standfirst',
    'body',
    'pull',
    'short',
    'key',
    'worked',
    'workedTitle',
    'tools',
    'status',
    'closing',
    'forReaders',
    'aside',
    'table',
    'amount',
    'figure',
    'photo',
  ],
  base: {
    root: {
      layout: 'hung',
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBottom: 'rhythm',
      _print: { display: 'block' },
    },
    main: {
      minWidth: 0,
      gridColumn: '1',
      paddingRight: 'apart',
      // `cqi` in here measures up to the meridian.
      containerType: 'inline-size',
      _print: { containerType: 'normal' },
    },
    /** Ruled rows, as the contents are: a label, then its text. */
    standfirst: {
      maxWidth: 'measure',
      marginBottom: '2.4em',
      borderBottom: 'hair',
      '& > div': {
        display: 'flex',
        flexWrap: 'wrap',
        paddingBlock: { base: '2', sm: '3' },
        borderTop: 'hair',
      },
      '& dt': { color: 'reading', width: '5.5em' },
      // With large letters the text wraps under its label.
      '& dd': { flex: '1 1 11em', minWidth: 0 },
    },
    body: {
      maxWidth: 'measure',
      [WITH_MARGIN]: { maxWidth: `min({sizes.measure}, ${COLUMN} - {spacing.inset})` },
      // An element wider than the text begins below a pull line or number beside the text.
      '& > :not(p, h2, h3, ul, ol)': { clear: 'right' },
      // The size grows with the window, and the column, whose width is in em, with the size.
      fontSize: { base: '1rem', sm: 'clamp(1.0625rem, 0.6rem + 0.625vw, 1.3125rem)' },
      lineHeight: '1.55',
      '& > p': { marginBottom: { base: '1em', sm: '1.2em' } },
      '& > p:first-of-type': {
        fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)',
        lineHeight: 'lead',
        marginBottom: '1.4em',
      },
      '& h2:not(:where(#checked-against))': {
        textStyle: 'title',
        fontSize: 'clamp(2.25rem, 3.5vw, 3.125rem)',
        margin: { base: '1.1em 0 0.4em', sm: '1.3em 0 0.5em' },
      },
      '& h3': { fontWeight: 'strong', fontSize: '1.1em', margin: '1.6em 0 0.4em' },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      '& :is(h2, h3) a': { _hover: { textDecorationLine: 'underline' } },
      '& :is(ul, ol)': { marginBottom: '1.4em' },
      '& li:not(:where([id^=source-]))': {
        position: 'relative',
        '--apart': { base: '6px', sm: '8px' },
        padding: 'var(--apart) 0 var(--apart) 26px',
        borderTop: 'hair',
        _before: { position: 'absolute', left: 0 },
      },
      '& ul > li': {
        _before: {
          content: '""',
          top: 'calc(var(--apart) + 0.78em)',
          width: '12px',
          height: '1px',
          background: 'line',
        },
      },
      '& figcaption': { textWrap: 'pretty' },
      '& sup': {
        fontSize: '0.7em',
        lineHeight: '0',
        // Leaves room for the focus ring, so that it crosses no word beside it.
        '& a': {
          position: 'relative',
          paddingInline: '1px',
          outlineOffset: '-2px',
          // Enlarges the target to the size of a finger.
          _before: { content: '""', position: 'absolute', inset: '-0.5em -0.3em' },
        },
      },
      '& ol': { counterReset: 'step' },
      '& ol > li:not(:where([id^=source-]))': {
        counterIncrement: 'step',
        _before: {
          content: 'counter(step)',
          top: 'var(--apart)',
          color: 'reading',
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
    pull: {
      textStyle: 'quote',
      color: 'reading',
      textWrap: 'balance',
      paddingBlock: '6px 28px',
      breakInside: 'avoid',
      [WITH_MARGIN]: inMargin,
    },
    /** A pull line that takes four lines at most at the larger size. */
    short: { [WITH_MARGIN]: { fontSize: 'min(4.4vw, 5.5rem)' } },
    key: {
      display: 'none',
      [WITH_MARGIN]: { ...inMargin, display: 'block' },
      paddingBottom: '7',
      textStyle: 'small',
      color: 'quiet',
      _before: {
        content: 'attr(data-key)',
        display: 'block',
        marginBottom: '3',
        font: '340 min(6.2vw, 7.5rem)/0.74 {fonts.display}',
        letterSpacing: 'reading',
        color: 'reading',
      },
      _after: { content: 'attr(data-says)' },
    },
    worked: {
      borderTop: 'line',
      background: 'raised',
      padding: { base: '20px 18px', sm: '28px 30px' },
      marginBlock: '2em',
      '& > :last-child': { marginBottom: 0 },
      '& p': { marginBottom: '1em' },
      scrollMarginTop: '20px',
      width: { xl: '100cqi' },
      columnGap: '56px',
      // On paper each example has a sheet of its own, to be taken out and pinned up.
      _print: { breakBefore: 'page', breakAfter: 'page' },
      '& > :is(p, ol, ul)': { maxWidth: 'measure' },
    },
    workedTitle: { textStyle: 'title', fontSize: '1.875rem', marginBottom: '0.6em' },
    tools: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '24px',
      textStyle: 'small',
      '& button': { _noScript: { display: 'none' } },
      _print: { display: 'none' },
    },
    status: { color: 'quiet' },
    forReaders: { display: 'none' },
    figure: { marginBlock: '2em', width: { xl: '100cqi' } },
    /** A photograph from the edge to the meridian; edge to edge on a phone. */
    photo: {
      marginBlock: '3em 2.4em',
      marginInline: {
        base: 'calc(-1 * {spacing.start}) calc(-1 * {spacing.end})',
        md: 'calc(-1 * {spacing.start}) 0',
      },
      width: { md: 'calc(100cqi + {spacing.start})' },
      '& figcaption': {
        paddingLeft: 'start',
        paddingTop: '2',
        textStyle: 'small',
        color: 'quiet',
      },
    },
    closing: { borderTop: 'rule', marginTop: '3em', paddingTop: '1.6em', textStyle: 'lead' },
    table: {
      overflowX: 'auto',
      marginBottom: '1.4em',
      // Tables, figures and examples have one edge; only running text is narrower.
      width: { xl: '100cqi' },
      'section > &': {
        width: 'auto',
        maxWidth: { sm: '100%' },
        marginRight: { base: '-14px', sm: 0 },
        '& caption': { maxWidth: 'calc(100cqi - 36px)' },
      },
      '& table': {
        borderCollapse: 'collapse',
        width: '100%',
        fontSize: { base: 'small', xl: '1em' },
        lineHeight: '1.5',
        fontVariantNumeric: 'tabular-nums',
      },
      '& :is(th, td)': {
        '&:not([class])': { textAlign: 'left', minWidth: '5em' },
        verticalAlign: 'top',
        padding: { base: '10px 10px 10px 0', xl: '10px 34px 10px 0' },
        _last: { paddingRight: '4px' },
        borderTop: 'hair',
      },
      // On a phone the first of four or more cells stands above the others, whose columns are as
      // wide as their words ask for.
      '&:has(th:nth-child(4))': {
        smDown: {
          '& table': { display: 'grid', gridTemplateColumns: 'repeat(var(--others, 3), auto)' },
          '& :is(thead, tbody, tr)': {
            display: 'grid',
            gridColumn: '1 / -1',
            gridTemplateColumns: 'subgrid',
          },
          '& :is(caption, th:first-child, thead td)': { gridColumn: '1 / -1' },
          '& :is(th, td)': {
            minWidth: 'auto',
            '&:not(:first-child)': { borderTop: 'none', paddingTop: 0 },
          },
          '& th:first-child': { fontWeight: 'strong' },
        },
      },
      '&:has(th:nth-child(5))': { '--others': '4' },
      '& caption': { textAlign: 'left', color: 'quiet', paddingBottom: '8px', maxWidth: '100cqi' },
      '& thead :is(th, td)': { borderTop: 'none' },
      '& th[scope=row]': { fontWeight: 'inherit' },
    },
    /** A cell of a column of amounts. */
    amount: { textAlign: 'right' },
    aside: {
      paddingLeft: 'beside',
      minWidth: 0,
      // First in the document; on a desktop right of the meridian, beginning at the title.
      gridColumn: { md: '2' },
      gridRow: { md: '1 / span 2' },
      paddingTop: { md: 'calc({spacing.7} + {spacing.5} + 24px)' },
      paddingBottom: { base: '7', md: 0 },
      _print: { display: 'none' },
    },
  },
});
