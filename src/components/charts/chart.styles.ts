import { sva } from '../../../styled-system/css';

/** Charts: SVG stretches with its box, labels are HTML over it and keep their size. */
export const chart = sva({
  slots: [
    'root',
    'title',
    'caption',
    'plot',
    'svg',
    'label',
    'end',
    'grid',
    'series',
    'accent',
    'band',
    'table',
    'summary',
  ],
  base: {
    root: { minWidth: 0, breakInside: 'avoid' },
    title: { fontWeight: 'strong' },
    caption: { color: 'quiet', textStyle: 'small', marginBottom: '5' },
    plot: { position: 'relative', height: '260px', margin: '12px 44px 28px 34px' },
    svg: { width: '100%', height: '100%', overflow: 'visible' },
    label: {
      position: 'absolute',
      color: 'quiet',
      textStyle: 'tiny',
      lineHeight: '1',
      whiteSpace: 'nowrap',
    },
    end: { color: 'text' },
    grid: { stroke: 'hair', fill: 'none', vectorEffect: 'non-scaling-stroke' },
    series: {
      stroke: 'quiet',
      opacity: '0.55',
      fill: 'none',
      vectorEffect: 'non-scaling-stroke',
      _forcedColors: { stroke: 'CanvasText' },
    },
    accent: {
      stroke: 'line',
      strokeWidth: '2',
      fill: 'none',
      vectorEffect: 'non-scaling-stroke',
      _forcedColors: { stroke: 'Highlight' },
    },
    band: { fill: 'line', _forcedColors: { fill: 'CanvasText' } },
    table: { width: '100%', textStyle: 'tiny', marginTop: '3', textAlign: 'left' },
    summary: { textStyle: 'tiny', color: 'quiet', cursor: 'pointer' },
  },
});
