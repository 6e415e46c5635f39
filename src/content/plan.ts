import { site } from '../site/site';
import type { PageRecord } from './types';

/** Degrees east and north, in the order that GeoJSON has them. */
export type Position = readonly [east: number, north: number];

/** A place on the plan: a mark with its name. The first ones get room for it first. */
export interface Place {
  readonly name: string;
  readonly at: Position;
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
    title: `Map: ${site.name} in ${site.address.locality}`,
    description: `A drawn plan of ${site.address.locality}: the Thames round the Isle of Dogs, the park, the observatory, the meridian, and the walk from each station.`,
  } satisfies PageRecord,
  heading: `${site.name}, on the line`,
  source: 'Contains OS data © Crown copyright, TfL open data, © OpenStreetMap contributors.',
  open: 'Open in OpenStreetMap',
  /** Where it was opened by itself. */
  back: 'Back to contact',
  longitude: '0°',
  places: [
    {
      name: 'Cutty Sark',
      at: [-0.0107, 51.4817],
      arrival: 'Cutty Sark, DLR and pier',
    },
    { name: 'Maze Hill', at: [0.00375, 51.48265], arrival: 'Maze Hill station' },
    { name: 'Royal Observatory', at: [-0.0005, 51.4769] },
    { name: 'Greenwich', at: [-0.0155, 51.478], arrival: 'Greenwich station' },
    {
      name: 'Island Gardens',
      at: [-0.0103, 51.4879],
      arrival: 'Island Gardens, by the foot tunnel',
    },
    { name: 'Blackheath', at: [0.0089, 51.4658], arrival: 'Blackheath station' },
    { name: 'Canary Wharf', at: [-0.0209, 51.5052] },
    { name: 'North Greenwich', at: [0.0039, 51.5001] },
    { name: 'Deptford', at: [-0.0262, 51.4788] },
    { name: 'Tower Bridge', at: [-0.0754, 51.5055] },
    { name: 'Thames Barrier', at: [0.0367, 51.497] },
    { name: 'Crossharbour', at: [-0.0145, 51.4958] },
    { name: 'Mudchute', at: [-0.015, 51.4917] },
    { name: 'South Quay', at: [-0.0162, 51.5] },
    { name: 'Westcombe Park', at: [0.0184, 51.4842] },
    { name: 'Charlton', at: [0.0313, 51.4868] },
    { name: 'Deptford Bridge', at: [-0.0224, 51.4741] },
    { name: 'New Cross', at: [-0.0323, 51.4766] },
    { name: 'Surrey Quays', at: [-0.0476, 51.4933] },
    { name: 'Canada Water', at: [-0.0497, 51.4978] },
    { name: 'Rotherhithe', at: [-0.0521, 51.501] },
    { name: 'Queens Road Peckham', at: [-0.057, 51.4741] },
    { name: 'Bermondsey', at: [-0.0637, 51.4977] },
    { name: 'London Bridge', at: [-0.0861, 51.5049] },
    { name: 'Elephant & Castle', at: [-0.1, 51.4945] },
    { name: 'City Airport', at: [0.048, 51.5037] },
    { name: 'Pontoon Dock', at: [0.0327, 51.5022] },
  ] satisfies readonly Place[],
  /** Names that stand without a mark, the water in the colour of the line. */
  areas: [
    { name: 'Greenwich Park', at: [0.0035, 51.4752] },
    { name: 'Blackheath', at: [0.0045, 51.4708] },
    { name: 'Isle of Dogs', at: [-0.021, 51.4905] },
    { name: 'River Thames', at: [0.022, 51.4952] },
    { name: 'Deptford Creek', at: [-0.0225, 51.4815] },
    { name: 'A2', at: [-0.029, 51.4747] },
    { name: 'A206', at: [0.0125, 51.487] },
    { name: 'A200', at: [-0.036, 51.4868] },
    { name: 'A102', at: [0.0085, 51.494] },
    { name: 'Foot tunnel', at: [-0.0148, 51.4848] },
  ] satisfies readonly Place[],
};

/** The position of the studio in OpenStreetMap. */
export const openStreetMap: string = (() => {
  const { latitude, longitude } = site.position;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
})();
