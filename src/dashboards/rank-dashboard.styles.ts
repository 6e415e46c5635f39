import { sva } from '../../styled-system/css';

/** The search rankings of one client, made for a frame 800 px high and for a window of its own. */
export const rankDashboard = sva({
  slots: [
    'root',
    'head',
    'title',
    'figures',
    'value',
    'label',
    'charts',
    'more',
    'table',
    'change',
    'term',
    'foot',
    'link',
  ],
  base: {
    root: {
      display: 'grid',
      gap: { base: '5', lg: '20px' },
      paddingInline: { base: 'clamp(10px, 5vw, 20px)', lg: { base: '40px', _framed: '0' } },
      paddingBlock: { base: '4', lg: '20px' },
      textStyle: 'small',
      // Keeps a focused element clear of the link at the foot.
      '& :is(a, summary, [tabindex])': { scrollMarginBottom: '64px' },
      // Where the page's meridian is: in a window of its own, and in a frame, which lies between the
      // edges of the page. The three are for pages up to 1,697 px, up to 1,818 px, and wider.
      '--line': 'calc(68vw - 40px)',
      _framed: {
        '--line': 'max(66.908vw + 40.1px, 68vw + 22.9px, 70.32vw - 16.6px)',
        // A frame has no bar at its foot to leave room for.
        marginBottom: { base: 'calc(-1 * {sizes.floats})', lg: 0 },
        position: 'relative',
        // Nothing scrolls inside a frame, until the link at its foot or a table is opened.
        '&:not(:has(:target, [open]))': { height: '100vh', overflow: 'hidden' },
        // Where only one plot fits above the link, the others are shown once it is followed.
        '@media (width < 64rem)': {
          '&:not(:has(:target, [open])) figure:nth-child(n + 2)': { display: 'none' },
        },
        '@media (width < 360px)': {
          minHeight: '100vh',
          alignContent: 'start',
          '& > :nth-child(n + 4), & figure:nth-child(n + 2), & details': { display: 'none' },
        },
      },
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 24px',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      '& > :first-child': { lg: { width: 'var(--line)' } },
      '& > :last-child': { lg: { flex: 1, paddingLeft: '10px' } },
    },
    title: { textStyle: 'title', fontSize: { base: '34px', lg: '46px' } },
    figures: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, calc(var(--line) / 3)) 1fr' },
      gap: { base: '20px 24px', lg: '26px 0' },
      '& > :last-child': { lg: { paddingLeft: 'inset' } },
      borderTop: 'rule',
      paddingTop: '5',
    },
    value: {
      textStyle: 'reading',
      fontSize: { base: '52px', lg: '64px' },
      color: 'reading',
      marginBottom: { base: '1', lg: '2' },
    },
    label: { color: 'quiet' },
    charts: {
      display: 'grid',
      columnGap: { base: '7', lg: '68px' },
      rowGap: '7',
      borderTop: 'hair',
      paddingTop: '5',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, calc((var(--line) - 102px) / 2)) minmax(0, 1fr)',
      },
      // An open table of many days takes the width up to the meridian.
      '& > :has(> [open])': { gridColumn: { base: '1 / -1', lg: '1 / 3' } },
      // On a phone the first plot fits into a frame, above the link at its foot.
      '& > :first-child': {
        base: { '--plot-height': '210px' },
        lg: { '--plot-height': 'initial' },
        _framed: {
          '@media (440px < width < 64rem)': { '--plot-height': '252px' },
          '@media (300px < width < 360px)': { '--plot-height': '235px' },
          '@media (width <= 300px)': { '--plot-height': '150px' },
        },
      },
      // The three plots begin at one height, whatever the lengths of their captions.
      '& figcaption': { minHeight: { lg: '6.2em' }, marginBottom: { base: '3', lg: '3' } },
    },
    /** A link at a frame's foot, which shows that the page goes on below. */
    more: {
      // Shown in frames only, since in a window a scroll bar says the same.
      display: 'none',
      _framed: { display: 'flex' },
      position: 'sticky',
      // At the frame's edge, beyond the padding.
      bottom: { base: '-16px', lg: '-20px' },
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      marginInline: { base: 'calc(-1 * clamp(10px, 5vw, 20px))', lg: '0' },
      paddingInline: { base: 'clamp(10px, 5vw, 20px)', lg: '0' },
      background: 'page',
      borderTop: 'hair',
      _print: { display: 'none' },
    },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      textAlign: 'right',
      fontVariantNumeric: 'tabular-nums',
      '& caption': { textAlign: 'left', fontWeight: 'strong', paddingBottom: '2' },
      '& :is(th, td)': {
        borderTop: 'hair',
        paddingBlock: '9px',
        paddingLeft: { sm: '3', lg: '7' },
        fontWeight: 'text',
        verticalAlign: 'middle',
        overflowWrap: 'anywhere',
      },
      // On a phone a term stands on a row above its figures.
      '& tr': {
        display: { base: 'grid', sm: 'table-row' },
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      },
      '& tr > th:first-child': { base: { gridColumn: '1 / -1' } },
      '& td': {
        base: { borderTop: 'none', paddingTop: '0' },
        sm: { borderTop: 'hair', paddingTop: '9px' },
      },
      '& thead th': { color: 'quiet', textStyle: 'tiny' },
      '& th:first-child': {
        textAlign: 'left',
        paddingLeft: '0',
        width: { sm: '60%', lg: 'var(--line)' },
      },
    },
    change: { color: 'reading' },
    term: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      '& svg': { flexShrink: 0 },
    },
    foot: {
      color: 'quiet',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0 24px',
      borderTop: 'rule',
      paddingTop: '4',
      '& p:last-child': { flexBasis: '100%' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.3em',
    },
  },
});
