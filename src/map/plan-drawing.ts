import { geoMercator } from 'd3-geo';
import { EARTH_RADIUS, type NamedPosition, type Position } from '../content/map-page';

/** Pixels for a metre: a laptop then shows everything from Tower Bridge to the Barrier. */
const SCALE = 0.135;
const CENTRE: [number, number] = [0, 51.489];

const projection = geoMercator()
  .center(CENTRE)
  .scale(SCALE * EARTH_RADIUS * Math.cos((CENTRE[1] * Math.PI) / 180))
  .translate([0, 0]);

/** A position in pixels from the origin, rounded to halves, since a phone enlarges the plan. */
const project = (at: Position): [number, number] => {
  const [x, y] = projection([...at]) ?? [0, 0];
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2];
};

/** A name and its place, in pixels from the plan's origin. */
export interface PlacedName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** The width of the name, with its letters as far apart as a reader may set them. */
  readonly width: number;
}

/** A name of the plan with its place in the drawing. */
export const placedName = ({ name, at }: NamedPosition): PlacedName => {
  const [x, y] = project(at);
  return { name, x, y, width: Math.ceil(name.length * 9.5 + 6) };
};

const pointsOf = (line: string): [number, number][] =>
  line.split(',').map((pair) => {
    const [east = 0, north = 0] = pair.split(' ').map(Number);
    return project([east, north]);
  });

/** Lines of positions as one SVG path, in steps from point to point. */
export function pathOf(lines: readonly string[], isClosed = false): string {
  return lines
    .map((text) => {
      const points = pointsOf(text);
      let [fromX, fromY] = points[0] as [number, number];
      const steps = points.slice(1).flatMap(([x, y]) => {
        const step = [x - fromX, y - fromY] as const;
        [fromX, fromY] = [x, y];
        return step[0] === 0 && step[1] === 0 ? [] : step;
      });
      // SVG needs neither a space before a minus nor the zero of 0.5.
      const compact = steps
        .join(' ')
        .replaceAll(' -', '-')
        .replaceAll(/(?<!\d)0\./g, '.');
      return `M${points[0]}l${compact}${isClosed ? 'z' : ''}`;
    })
    .join('');
}
