import { site } from './site';
import type { PageRecord } from './types';

/** Degrees east and north, in the order that GeoJSON has them. */
export type Position = readonly [east: number, north: number];

/** A place on the plan, and on which side of its mark its name stands. */
export interface Place {
  readonly name: string;
  readonly at: Position;
  readonly side: 'left' | 'right' | 'above' | 'below' | 'belowLeft';
  /** Where somebody arrives who then walks to the studio: a station or a pier. */
  readonly arrival?: string;
}

/** Metres a minute on foot, and how much longer streets are than a straight line. */
const PACE = 80;
const DETOUR = 1.3;
const EARTH = 6_371_008.8;

/** How long the walk to the studio takes, in minutes. */
export function walkingMinutes([east, north]: Position): number {
  const { latitude, longitude } = site.position;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const x = radians(east - longitude) * Math.cos(radians((north + latitude) / 2));
  const y = radians(north - latitude);
  return Math.round((Math.hypot(x, y) * EARTH * DETOUR) / PACE);
}

/** The plan of Greenwich behind the map's page. */
export const plan = {
  page: {
    path: '/map',
    name: 'Map of Greenwich',
    visibility: 'unlisted',
    kind: 'frame',
    title: `Map: ${site.name} in ${site.address.locality}, on the line`,
    description: `A drawn plan of ${site.address.locality}: the Thames round the Isle of Dogs, the park, the observatory, the meridian, and the walk from each station.`,
  } satisfies PageRecord,
  heading: `${site.name}, on the line`,
  drawn: 'Drawn, not surveyed',
  open: 'Open in OpenStreetMap',
  longitude: '0°',
  /** Names that stand without a mark. */
  areas: [
    { name: 'Isle of Dogs', at: [-0.0165, 51.4945] },
    { name: 'River Thames', at: [0.055, 51.4995] },
    { name: 'Greenwich Park', at: [0.015, 51.474] },
  ] satisfies { readonly name: string; readonly at: Position }[],
  places: [
    { name: 'Maze Hill', at: [0.0029, 51.4826], side: 'right', arrival: 'Maze Hill station' },
    {
      name: 'Cutty Sark',
      at: [-0.0096, 51.4828],
      side: 'left',
      arrival: 'Cutty Sark, DLR and pier',
    },
    { name: 'Greenwich', at: [-0.0149, 51.4781], side: 'above', arrival: 'Greenwich station' },
    {
      name: 'Island Gardens',
      at: [-0.0102, 51.4871],
      side: 'above',
      arrival: 'Island Gardens, by the foot tunnel',
    },
    { name: 'Blackheath', at: [0.0089, 51.4657], side: 'right', arrival: 'Blackheath station' },
    { name: 'Royal Observatory', at: [-0.0005, 51.4769], side: 'belowLeft' },
    { name: 'Canary Wharf', at: [-0.0186, 51.5035], side: 'below' },
    { name: 'North Greenwich', at: [0.0039, 51.5005], side: 'right' },
    { name: 'Deptford', at: [-0.0262, 51.4788], side: 'left' },
    { name: 'Thames Barrier', at: [0.0367, 51.497], side: 'below' },
    { name: 'Tower Bridge', at: [-0.0754, 51.5055], side: 'below' },
  ] satisfies readonly Place[],
  /** Under the river, from the Cutty Sark to Island Gardens. */
  tunnel: [
    [-0.0099, 51.4829],
    [-0.0096, 51.4868],
  ] satisfies Position[],
  /** Its walls, roughly: Croom's Hill in the west, Maze Hill in the east, the heath in the south. */
  park: [
    [-0.0062, 51.4797],
    [-0.0018, 51.4812],
    [0.0033, 51.4811],
    [0.0055, 51.4775],
    [0.0078, 51.4746],
    [0.0022, 51.4731],
    [-0.0032, 51.4738],
    [-0.0052, 51.4762],
    [-0.0062, 51.4797],
  ] satisfies Position[],
  /** Metres from bank to bank, about the same all along the drawn part. */
  riverWidth: 280,
  /** The middle of the Thames from Putney to Barking Reach, by its bridges, piers and bends. */
  river: [
    [-0.213, 51.4668],
    [-0.188, 51.4648],
    [-0.1785, 51.4722],
    [-0.1727, 51.4808],
    [-0.15, 51.4847],
    [-0.1268, 51.4873],
    [-0.1233, 51.4945],
    [-0.1219, 51.5008],
    [-0.1203, 51.5061],
    [-0.1168, 51.5085],
    [-0.1036, 51.5097],
    [-0.0944, 51.5089],
    [-0.0877, 51.5079],
    [-0.0815, 51.5065],
    [-0.0754, 51.5055],
    [-0.069, 51.5035],
    [-0.0625, 51.5012],
    [-0.058, 51.5014],
    [-0.054, 51.5028],
    [-0.049, 51.5058],
    [-0.043, 51.5078],
    [-0.037, 51.5085],
    [-0.0325, 51.5073],
    [-0.0302, 51.5045],
    [-0.0298, 51.5],
    [-0.03, 51.495],
    [-0.029, 51.4905],
    [-0.026, 51.4875],
    [-0.0217, 51.4858],
    [-0.017, 51.485],
    [-0.0095, 51.4849],
    [-0.0055, 51.4855],
    [-0.0015, 51.4873],
    [0.0002, 51.49],
    [-0.0002, 51.494],
    [-0.0012, 51.498],
    [-0.0012, 51.502],
    [0.0005, 51.5052],
    [0.004, 51.5064],
    [0.008, 51.5055],
    [0.0108, 51.5025],
    [0.0125, 51.499],
    [0.016, 51.4965],
    [0.022, 51.4955],
    [0.0367, 51.497],
    [0.05, 51.4962],
    [0.062, 51.4955],
    [0.074, 51.4985],
    [0.085, 51.506],
    [0.0965, 51.5135],
    [0.125, 51.5145],
    [0.15, 51.508],
  ] satisfies Position[],
};

/** The position of the studio in OpenStreetMap. */
export const openStreetMap: string = (() => {
  const { latitude, longitude } = site.position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
})();
