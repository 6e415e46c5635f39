import { geoMercator, geoPath } from 'd3-geo';
import { curveCatmullRom, line } from 'd3-shape';
import { rounded } from '../components/charts/plot';
import type { Place, Position, plan as planData } from '../content/plan';
import { plan as recipe } from './plan.styles';

const RADIUS = 6_371_008.8;
/** Pixels a metre: in a frame of 420 px all of the Isle of Dogs and Blackheath can be seen. */
const SCALE = 0.085;
/** What stands in the middle of the height. */
const CENTRE: [number, number] = [0, 51.487];

const projection = geoMercator()
  .center(CENTRE)
  .scale(SCALE * RADIUS * Math.cos((CENTRE[1] * Math.PI) / 180))
  .translate([0, 0]);

const project = (at: Position): [number, number] => projection([...at]) ?? [0, 0];

/** The plan of Greenwich, drawn from coordinates, with the walk from each station. */
export function Plan({
  data,
  studio,
  minutes,
  openHref,
}: {
  readonly data: typeof planData;
  readonly studio: { readonly name: string; readonly at: Position };
  /** The walk from each place where somebody arrives, the shortest first. */
  readonly minutes: readonly { readonly name: string; readonly minutes: number }[];
  readonly openHref: string;
}) {
  const classes = recipe();
  const river = line().curve(curveCatmullRom).digits(0)(data.river.map(project)) ?? '';
  const width = rounded(data.riverWidth * SCALE);
  const shape = geoPath(projection).digits(0);
  const at = (position: Position) => {
    const [x, y] = project(position);
    return { '--x': `${Math.round(x)}px`, '--y': `${Math.round(y)}px` };
  };
  return (
    <div className={classes.root}>
      <div className={classes.origin}>
        <svg className={classes.svg} width="1" height="1" role="img" aria-label={data.page.name}>
          <desc>{data.page.description}</desc>
          <path
            className={classes.park}
            d={shape({ type: 'Polygon', coordinates: [data.park] }) ?? ''}
          />
          <path className={classes.bank} strokeWidth={width + 2} d={river} />
          <path className={classes.water} strokeWidth={width} d={river} />
          <path
            className={classes.tunnel}
            d={shape({ type: 'LineString', coordinates: data.tunnel }) ?? ''}
          />
          {data.places.map((place) => (
            <circle key={place.name} fill="currentColor" r="2.5" {...centre(place)} />
          ))}
        </svg>
        {data.areas.map(({ name, at: position }) => (
          <span key={name} className={classes.area} style={at(position)}>
            {name}
          </span>
        ))}
        {data.places.map(({ name, at: position, side }) => (
          <span key={name} className={recipe({ side }).place} style={at(position)}>
            {name}
          </span>
        ))}
      </div>
      <span className={classes.line}>
        <span className={classes.degrees}>{data.longitude}</span>
      </span>
      <div className={classes.origin}>
        <span className={classes.studio} style={at(studio.at)}>
          {studio.name}
        </span>
      </div>
      <div className={classes.panel}>
        <h1 className={classes.heading}>{data.heading}</h1>
        <ul className={classes.list}>
          {minutes.map(({ name, minutes: walk }) => (
            <li key={name} className={classes.row}>
              <span>{name}</span>
              <span>{`${walk} min`}</span>
            </li>
          ))}
        </ul>
        <p className={classes.note}>
          {data.drawn}
          <a href={openHref} target="_blank" rel="noopener">
            {data.open}
          </a>
        </p>
      </div>
    </div>
  );
}

function centre({ at }: Place): { cx: number; cy: number } {
  const [cx, cy] = project(at);
  return { cx: Math.round(cx), cy: Math.round(cy) };
}
