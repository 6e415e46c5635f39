import { z } from 'zod';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { pageRecord, schemas } from './schemas';

const { text, texts, list } = schemas;
const { latitude, longitude } = site.position;

/** Degrees east and north, in the order that GeoJSON has them. */
const position = z.tuple([z.number(), z.number()]).readonly();
export type Position = z.output<typeof position>;

/** A name and its position on the plan. */
const namedPosition = z.strictObject({ name: text, at: position });
export type NamedPosition = z.output<typeof namedPosition>;

/** A place with a mark. */
const place = namedPosition.extend({
  /**
   * The side of the mark on which the name stands. `leftOrAbove`: left on a desktop, else above;
   * `rightWhereRoom`: right, but above in a view under 360 px.
   */
  side: z.enum(['right', 'left', 'above', 'below', 'leftOrAbove', 'rightWhereRoom']),
  /** If visitors walk to the studio from here: the name in the list of walks. */
  arrival: text.exactOptional(),
});

/** How far one walks in a minute, in metres. */
const PACE = 80;
/** How much longer the way through the streets is than a straight line. */
const DETOUR = 1.3;
/** The mean radius of the Earth, in metres. */
export const EARTH_RADIUS = 6_371_008.8;

/** How long the walk to the studio takes, in minutes. */
export function walkingMinutes([east, north]: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const x = radians(east - longitude) * Math.cos(radians((north + latitude) / 2));
  const y = radians(north - latitude);
  return Math.round((Math.hypot(x, y) * EARTH_RADIUS * DETOUR) / PACE);
}

/** The page of the map: its words, and the places on a plan of Greenwich. */
export const mapPage = readContent(
  'map-page',
  z.strictObject({
    page: pageRecord,
    ...texts('heading', 'source', 'open'),
    /** The link back, shown where the map was opened by itself. */
    back: text,
    /** The words at the meridian: “0°”. */
    meridianLabel: text,
    places: list(place),
    areas: list(namedPosition),
  }),
);

/** The address of OpenStreetMap at the studio. */
export const openStreetMap = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
