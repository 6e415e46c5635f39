import { geoMercator } from 'd3-geo';
import type { Place, Position } from '../content/plan';
import { type Box, boxAround, type Mark } from './plan-labels';

const RADIUS = 6_371_008.8;
/** Pixels per metre: a laptop then shows everything from Tower Bridge to the Barrier. */
const SCALE = 0.135;
/** The enlargement on a phone, where the streets round the studio matter. */
export const CLOSER = 1.5;
const CENTRE: [number, number] = [0, 51.489];

const projection = geoMercator()
  .center(CENTRE)
  .scale(SCALE * RADIUS * Math.cos((CENTRE[1] * Math.PI) / 180))
  .translate([0, 0]);

/** @returns pixels from the origin, rounded to halves, since a phone enlarges them */
const project = (at: Position): [number, number] => {
  const [x, y] = projection([...at]) ?? [0, 0];
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2];
};

/** A place as a point of the drawing. */
export const markOf = ({ name, at }: Place): Mark => {
  const [x, y] = project(at);
  return { name, x, y };
};

const pointsOf = (line: string): [number, number][] =>
  line.split(',').map((pair) => project(pair.split(' ').map(Number) as unknown as Position));

/** Lines of positions as one path, in steps from point to point. */
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
      return `M${points[0]}l${steps
        .join(' ')
        .replaceAll(' -', '-')
        .replaceAll(/(?<!\d)0\./g, '.')}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

/** Boxes that names may not cover: the meridian with its ticks, the studio's name, the walks. */
export function takenAt(scale: number, studio: Mark, walks: readonly string[]): Box[] {
  const way = walks.flatMap((walk) => {
    const points = pointsOf(walk);
    return points.slice(1).flatMap(([x2, y2], index) => {
      const [x1, y1] = points[index] as [number, number];
      return [0, 0.25, 0.5, 0.75, 1].map(
        (at) => [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at] as const,
      );
    });
  });
  return [
    { left: -8, right: 16, top: -2000, bottom: 2000 },
    { left: 0, right: 132, top: studio.y * scale - 22, bottom: studio.y * scale + 22 },
    ...way.map(([x, y]) => boxAround(x * scale, y * scale, 2)),
  ];
}
