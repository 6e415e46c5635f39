import { geoMercator } from 'd3-geo';
import type { Place, Position, plan as planData } from '../content/plan';
import type { shapes as planShapes } from '../content/plan-shapes';
import { plan as recipe } from './plan.styles';
import { type Box, type Mark, placeLabels } from './plan-labels';

const RADIUS = 6_371_008.8;
/** Pixels a metre: on a laptop all from Tower Bridge to the Barrier can be seen. */
const SCALE = 0.135;
/** How much farther apart everything stands on a phone, where the streets round the studio matter. */
const CLOSER = 1.5;
const CENTRE: [number, number] = [0, 51.489];

const projection = geoMercator()
  .center(CENTRE)
  .scale(SCALE * RADIUS * Math.cos((CENTRE[1] * Math.PI) / 180))
  .translate([0, 0]);

/** @returns pixels from the origin, in halves, since a phone enlarges them */
const project = (at: Position): [number, number] => {
  const [x, y] = projection([...at]) ?? [0, 0];
  return [Math.round(x * 2) / 2, Math.round(y * 2) / 2];
};

const markOf = ({ name, at }: Place): Mark => {
  const [x, y] = project(at);
  return { name, x, y };
};

const pointsOf = (line: string): [number, number][] =>
  line.split(',').map((pair) => project(pair.split(' ').map(Number) as unknown as Position));

/** Lines of positions as one path, in steps from point to point. */
function pathOf(lines: readonly string[], isClosed = false): string {
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

/** The line with its ticks, the studio's own name right of it, and the ways to it. */
function takenAt(scale: number, studio: Mark, walks: readonly string[]): Box[] {
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
    ...way.map(([x, y]) => ({
      left: x * scale - 2,
      right: x * scale + 2,
      top: y * scale - 2,
      bottom: y * scale + 2,
    })),
  ];
}

/** The plan of Greenwich, drawn from coordinates, with the walk from each station. */
export function Plan({
  data,
  shapes,
  studio,
  minutes,
  openHref,
}: {
  readonly data: typeof planData;
  readonly shapes: typeof planShapes;
  readonly studio: Place;
  /** The walk from each place where somebody arrives, the shortest first. */
  readonly minutes: readonly { readonly name: string; readonly minutes: number }[];
  readonly openHref: string;
}) {
  const classes = recipe();
  const marks = data.places.map(markOf);
  const home = markOf(studio);
  const labels = placeLabels(
    marks,
    data.areas.map(markOf),
    (scale) => takenAt(scale, home, shapes.walks),
    [1, CLOSER],
  );
  return (
    <div className={classes.root}>
      <div className={classes.sheet}>
        <svg className={classes.svg} width="1" height="1" role="img" aria-label={data.page.name}>
          <desc>{data.page.description}</desc>
          <path className={classes.park} d={pathOf(shapes.parks, true)} />
          <path d={pathOf(shapes.streets)} />
          <path className={classes.road} d={pathOf(shapes.roads)} />
          <path className={classes.water} d={pathOf(shapes.docks, true)} />
          <path className={classes.creek} d={pathOf(shapes.creek)} />
          <defs>
            <path id="river" d={pathOf(shapes.river, true)} />
          </defs>
          <use className={classes.bank} href="#river" />
          <use className={classes.water} href="#river" />
          <path className={classes.rail} d={pathOf(shapes.railways)} />
          <path className={classes.light} d={pathOf(shapes.lightRailway)} />
          <path className={classes.tunnel} d={pathOf(shapes.tunnels)} />
          <path className={classes.walk} d={pathOf(shapes.walks)} />
          {/* A line of no length with round ends is a dot, and keeps its size at either scale. */}
          <path className={classes.dots} d={marks.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </svg>
        <span className={classes.line}>
          <span className={classes.degrees}>{data.longitude}</span>
        </span>
        {labels.map(({ name, x, y, side, width }) => (
          <span
            key={name + side}
            className={recipe({ side }).place}
            style={{ '--x': `${x}px`, '--y': `${y}px`, '--w': `${width}px` }}
          >
            {name}
          </span>
        ))}
        <span className={classes.studio} style={{ '--y': `${home.y}px` }}>
          {studio.name}
        </span>
      </div>
      <div className={classes.panel}>
        <h1 className={classes.heading}>{data.heading}</h1>
        <ul className={classes.list}>
          {minutes.map(({ name, minutes: walk }) => (
            <li key={name} className={classes.row}>
              <span>{name}</span>
              <span className={classes.minutes}>{`${walk} min`}</span>
            </li>
          ))}
        </ul>
        <p className={classes.note}>
          {data.source}{' '}
          <a href={openHref} target="_blank" rel="noopener">
            {data.open}
          </a>
        </p>
      </div>
    </div>
  );
}
