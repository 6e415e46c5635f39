import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { curveLinear, curveStepAfter, line } from 'd3-shape';
import type { Figure } from '../../content/schemas';
import { formatNumber } from '../../site/format';
import { faces, place, svgOf } from './draw-page';
import { NIGHT, OG_SIZE, PHOTO, RIGHT } from './image-layout';

/** The figure's height, in pixels. */
const HEIGHT = 230;
/** The figure's place: over the lower part of the picture, from the meridian to the edge. */
export const FIGURE = {
  left: RIGHT,
  top: PHOTO.top + PHOTO.height - HEIGHT,
  width: OG_SIZE.width - RIGHT,
  height: HEIGHT,
} as const;
/** The largest type size of the chart's title, in pixels. */
const LABEL = 25;
/** Where the line is drawn. It leaves room for the label above and the rule at zero below. */
const PLOT = { top: 104, bottom: HEIGHT - 14, left: 0, right: FIGURE.width - 40 } as const;

/**
 * A page's chart on its shared image: the series in the accent colour from the first value to the
 * last, with the last one in figures.
 *
 * @throws when the figure is of a kind that has no such series
 */
export async function drawFigure(figure: Figure): Promise<string> {
  if (figure.kind !== 'line' && figure.kind !== 'steps') {
    throw new Error(`"${figure.title}" is of the kind "${figure.kind}"; give a line or steps.`);
  }
  const { body, display } = await faces();
  const series = figure.series.find(({ accent }) => accent) ?? figure.series[0];
  const values = (series?.values ?? []).map((value) => value ?? 0);
  const [, high = 1] = extent([0, ...values]);
  const x = scaleLinear([0, values.length - 1], [PLOT.left, PLOT.right]);
  const y = scaleLinear([0, high], [PLOT.bottom, PLOT.top]);
  const path = line<number>()
    .x((_, index) => x(index))
    .y(y)
    .curve(figure.kind === 'steps' ? curveStepAfter : curveLinear)
    .digits(1)(values);
  const last = display.set(formatNumber(values.at(-1) ?? 0), 48);
  const fullSize = body.set(figure.title, LABEL);
  const title = body.set(figure.title, LABEL * Math.min(0.8, PLOT.right / fullSize.width));
  const ticks = values
    .map(
      (_, index) => `<rect x="${Math.round(x(index))}" y="${PLOT.bottom}" width="1" height="8"/>`,
    )
    .join('');
  return svgOf(FIGURE, [
    place(title.svg, 0, 36, NIGHT.quiet),
    `<g fill="${NIGHT.text}" opacity=".4"><rect y="${PLOT.bottom}" width="${PLOT.right}" height="1"/>${ticks}</g>`,
    `<path d="${path}" fill="none" stroke="${NIGHT.line}" stroke-width="4" stroke-linejoin="round"/>`,
    place(last.svg, PLOT.right - last.width, PLOT.top - 14, NIGHT.line),
  ]);
}
