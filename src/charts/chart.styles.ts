import { type RecipeVariantProps, sva } from '../../styled-system/css';

/**
 * Charts. The SVG stretches with its box while its strokes keep their width; all text is HTML over
 * the SVG and keeps its size. `--x`, `--y` place a label in per cent of the plot.
 */
export const chart = sva({
  slots: [
    'root',
    'caption',
    'title',
    'plot',
    'svg',
    'end',
    'leaders',
    'label',
    'grid',
    'tick',
    'name',
    'axis',
    'series',
    'band',
    'details',
    'summary',
    'scroll',
    'table',
    'note',
    'bars',
    'bar',
    'track',
    'mark',
    'value',
  ],
  base: {
    root: { minWidth: 0, breakInside: 'avoid', containerType: 'inline-size' },
    caption: {
      color: 'quiet',
      textStyle: 'small',
      maxWidth: 'lead',
      marginBottom: '5',
      breakAfter: 'avoid',
    },
    title: { display: 'block', color: 'text', fontWeight: 'strong' },
    plot: {
      position: 'relative',
      breakInside: 'avoid',
      height: 'var(--plot-height, var(--height))',
      marginTop: '3',
      marginBottom: '7',
      marginLeft: 'var(--start)',
      marginRight: 'min(var(--end), 58cqw)',
    },
    svg: { width: '100%', height: '100%', overflow: 'visible' },
    /** The vertical at the end of the plot, with ticks on its right. */
    end: {
      position: 'absolute',
      insetBlock: '-6px 0',
      left: '100%',
      width: '8px',
      borderLeft: 'line',
      printColorAdjust: 'exact',
      background:
        'repeating-linear-gradient({colors.hair} 0 1px, transparent 1px 24px) 0 0 / var(--ticks, 100%)',
      _forcedColors: { borderColor: 'Highlight' },
    },
    /** Leader lines, from the ends of the series to their labels. */
    leaders: {
      position: 'absolute',
      top: 0,
      height: '100%',
      width: '1.25rem',
      overflow: 'visible',
      left: 'calc(100% + 10px)',
    },
    label: {
      position: 'absolute',
      left: 'var(--x)',
      top: 'var(--y)',
      color: 'quiet',
      textStyle: 'tiny',
      lineHeight: '1.15',
      width: 'max-content',
    },
    grid: { stroke: 'hair', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    /** The name of the series in the accent colour, under its large value. */
    name: {
      position: 'absolute',
      top: '100%',
      left: 0,
      font: '400 0.875rem/1.15 {fonts.text}',
      width: 'max-content',
    },
    tick: { stroke: 'text', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    axis: { stroke: 'text', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    series: {
      stroke: 'quiet',
      strokeOpacity: '0.5',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      fill: 'none',
      vectorEffect: 'non-scaling-stroke',
      _forcedColors: { stroke: 'CanvasText' },
    },
    band: {
      fill: 'line',
      fillOpacity: 'var(--strength)',
      stroke: 'line',
      vectorEffect: 'non-scaling-stroke',
      _forcedColors: { fill: 'CanvasText', stroke: 'Canvas' },
    },
    details: { textStyle: 'tiny', _print: { display: 'none' } },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      color: 'quiet',
      cursor: 'pointer',
      textDecorationLine: 'underline',
      textDecorationColor: 'line',
      textUnderlineOffset: '0.3em',
    },
    scroll: { overflowX: 'auto' },
    table: {
      borderCollapse: 'collapse',
      textAlign: 'left',
      fontVariantNumeric: 'tabular-nums',
      '& :is(th, td)': {
        borderBottom: 'hair',
        paddingBlock: '6px',
        paddingRight: '5',
        fontWeight: 'text',
        verticalAlign: 'bottom',
      },
      // A date does not wrap, and stays in sight while the table scrolls.
      '& tbody th': { whiteSpace: 'nowrap', position: 'sticky', left: 0, background: 'page' },
    },
    note: { paddingTop: '3', color: 'quiet', maxWidth: 'lead' },
    bars: { display: 'grid', gap: '5', marginBottom: '3' },
    bar: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '5',
    },
    /** Ticks at each tenth, the bar along the bottom; the tallest tick is zero. */
    track: {
      position: 'relative',
      flex: '1 0 100%',
      height: '14px',
      marginTop: '1',
      borderBottom: 'hair',
      // Browsers leave out grounds on paper, and a bar is one.
      printColorAdjust: 'exact',
      background:
        'linear-gradient({colors.text} 0 0) var(--nought) 0 / 1px 100% no-repeat, repeating-linear-gradient(to right, {colors.hair} 0 1px, transparent 1px 10%)',
    },
    mark: {
      position: 'absolute',
      bottom: '-2px',
      left: 'var(--from)',
      width: 'var(--length)',
      height: '3px',
      background: 'quiet',
      _forcedColors: { background: 'CanvasText', forcedColorAdjust: 'none' },
    },
    /** Its text and its track are laid out as items of the bar. */
    value: { display: 'contents', color: 'reading', font: 'var(--value-font)' },
  },
  variants: {
    /**
     * On which side of its place a label stands. Below the plot, `below` and `belowBefore` are for
     * the first date, and `belowBefore` reaches left of the plot's start. `belowAfter`, `belowEnd`
     * and `belowMiddle` are for the last date, which stands left of the plot's end where the chart
     * is hung (`--before`).
     */
    side: {
      start: { label: { translate: 'calc(-100% - 10px) -50%' } },
      end: {
        label: {
          translate: 'max(var(--beside, 0px), 16px + var(--leader, 0px)) -50%',
          color: 'text',
          maxWidth: 'var(--label-width, calc(min(var(--end), 58cqw) - 16px - var(--leader, 0px)))',
        },
      },
      /** What was done at a date, over the drawing: `above` begins at its tick, the other ends there. */
      above: {
        label: {
          translate: '6px calc(-100% - 16px)',
          maxWidth: 'max(28cqw, min(60cqw, 100cqw - 8rem))',
          color: 'text',
        },
      },
      aboveBefore: {
        label: {
          translate: 'calc(-100% - 6px) calc(-100% - 16px)',
          maxWidth: 'max(28cqw, min(60cqw, 100cqw - 8rem))',
          color: 'text',
        },
      },
      below: { label: { translate: '0 10px' } },
      belowBefore: { label: { translate: '-32% 10px' } },
      belowAfter: { label: { translate: 'var(--before, -8px) 10px' } },
      belowEnd: { label: { translate: 'var(--before, -100%) 10px' } },
      belowMiddle: {
        label: {
          translate: 'var(--before, -30%) 10px',
          '@container (max-width: 440px)': { translate: '-8px 10px' },
        },
      },
    },
    tone: {
      accent: {
        label: { color: 'reading', font: 'var(--value-font, 550 0.875rem/1.15 {fonts.text})' },
        series: {
          stroke: 'line',
          strokeWidth: '2.5',
          strokeOpacity: '1',
          _forcedColors: { stroke: 'Highlight', strokeWidth: '4' },
        },
        mark: { background: 'line', _forcedColors: { background: 'Highlight' } },
      },
      /** One of few series, each with its name beside its end. */
      named: { series: { stroke: 'text', strokeWidth: '2', strokeOpacity: '0.8' } },
      /** The label of zero. */
      zero: { label: { textStyle: 'reading', fontSize: '28px', color: 'reading' } },
      /** A point without a line on either side, or the last point of a sparkline. */
      point: { series: { stroke: 'line', strokeWidth: '6', strokeOpacity: '1' } },
    },
    layout: {
      /** The drawing ends on the meridian; only the labels of its last values stand right of it. */
      hung: {
        root: {
          layout: 'hung',
          '& > div': { marginLeft: 'max(var(--start), 46px)', marginTop: 'var(--above, 12px)' },
          '--value-font': '340 1.875rem/1 {fonts.display}',
          // The reader draws the line: scrolling lifts a veil from its first date to the meridian.
          viewTimeline: '--stroke',
          '& > div::before': {
            '@media screen and (prefers-reduced-motion: no-preference)': {
              content: '""',
              position: 'absolute',
              inset: '-9px -2px -2px',
              background: 'page',
              opacity: 0.88,
              transformOrigin: 'right',
              animation: 'extend linear both reverse',
              animationTimeline: '--stroke',
              animationRange: 'entry 20% entry 100%',
            },
          },
          md: {
            gridTemplateRows: 'auto auto minmax(12px, auto)',
            '--beside': '{spacing.inset}',
            '--label-width': 'none',
            '--before': 'calc(-100% - 16px)',
            // The meridian has ticks of its own.
            '--ticks': '0',
            '& > :not(details, dl, ol)': { gridColumn: '1', marginRight: 0 },
            '& > dl': { gridColumn: '1 / -1' },
            '& > dl > *': {
              layout: 'hung',
              columnGap: 'inset',
            },
            // The button for the table stands beside the dates, below the last values.
            '& > details': { gridArea: '3 / 2', paddingLeft: 'inset', marginTop: '-32px' },
          },
        },
        caption: { maxWidth: 'none', paddingRight: 'apart' },
        /** The open table lies under the drawing, with a column for each date. */
        scroll: {
          marginInline: {
            md: 'calc({spacing.gutter} - {spacing.meridian} - {spacing.inset}) calc(100% + 2 * {spacing.inset})',
          },
        },
        table: {
          md: {
            display: 'grid',
            grid: 'repeat(var(--rows), auto) / auto-flow',
            alignItems: 'end',
            '& :is(thead, tbody, tr)': { display: 'contents' },
            '& tbody :is(th, td)': {
              paddingRight: '2',
              whiteSpace: 'normal',
              wordSpacing: '100vw',
            },
            // What was done reaches over the empty cells after it.
            '& [data-done]': {
              contain: 'inline-size',
              whiteSpace: 'nowrap',
              wordSpacing: 'normal',
            },
          },
        },
      },
    },
  },
});

export type ChartVariantProps = NonNullable<RecipeVariantProps<typeof chart>>;
