import type { ReactNode } from 'react';
import type { mapPage, NamedPosition } from '../content/map-page';
import type mapShapes from '../content/map-shapes.json';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';
import { plan } from './plan.styles';
import { pathOf, placedName } from './plan-drawing';

/** A length on the plan, which grows with the letters of its names. */
const rem = (pixels: number) => `${pixels / 16}rem`;

/**
 * The plan of Greenwich, drawn from coordinates. `shapes` holds pairs of degrees east and north, as
 * in WKT; river, docks and parks run anticlockwise. The river and the railways come from OS
 * OpenData, the Docklands Light Railway from OpenStreetMap, main roads from the routes of buses in
 * TfL open data, all simplified to about ten metres. Docks, parks, streets and walks between them
 * are drawn by hand.
 */
export function Plan({
  data,
  shapes,
  studio,
  children,
}: {
  readonly data: typeof mapPage;
  readonly shapes: typeof mapShapes;
  readonly studio: NamedPosition;
  /** What stands under the drawing. */
  readonly children: ReactNode;
}) {
  const classes = plan();
  const studioPlace = placedName(studio);
  const names = [
    ...data.places.map((place) => ({ ...placedName(place), side: place.side })),
    ...data.areas.map((area) => ({ ...placedName(area), side: 'on' as const })),
  ];
  return (
    <div className={classes.root}>
      <p id="back" className={classes.back}>
        <AnyLink href="/contact" className={textLink({ standing: true })}>
          {data.back}
        </AnyLink>
      </p>
      <div className={classes.view}>
        <svg
          className={classes.svg}
          viewBox="0 0 16 16"
          role="img"
          aria-label={data.page.shortTitle}
        >
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
          <path className={classes.lightRailway} d={pathOf(shapes.lightRailway)} />
          <path className={classes.tunnel} d={pathOf(shapes.tunnels)} />
          <path className={classes.walk} d={pathOf(shapes.walks)} />
        </svg>
        <span className={classes.line}>
          <span className={classes.degrees}>{data.meridianLabel}</span>
        </span>
        {names.map(({ name, x, y, side, width }) => (
          <span
            key={name + side}
            className={plan({ side }).place}
            data-stop={side === 'on' ? undefined : ''}
            style={{ '--x': rem(x), '--y': rem(y), '--name-width': rem(width) }}
          >
            <span className={classes.name}>{name}</span>
          </span>
        ))}
        <span className={classes.studio} style={{ '--y': rem(studioPlace.y) }}>
          {studio.name}
        </span>
      </div>
      {children}
    </div>
  );
}
