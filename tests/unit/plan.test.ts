import { expect, test } from 'vitest';
import { openStreetMap, plan, walkingMinutes } from '../../src/content/plan';
import { site } from '../../src/content/site';

/** Nearest distance in degrees of latitude from a place to the middle of the river. */
function fromRiver([east, north]: readonly [number, number]): number {
  // A degree of longitude is that much shorter at this latitude.
  const shorter = Math.cos((51.487 * Math.PI) / 180);
  const distances = plan.river.slice(1).map(([x2, y2], index) => {
    const [x1, y1] = plan.river[index] as [number, number];
    const [dx, dy] = [(x2 - x1) * shorter, y2 - y1];
    const [px, py] = [(east - x1) * shorter, north - y1];
    const along = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy)));
    return Math.hypot(px - along * dx, py - along * dy);
  });
  return Math.min(...distances);
}

const METRE = 1 / 111_300;
const bank = (plan.riverWidth / 2) * METRE;

test('bridges and the barrier stand in the river, everything else on land', () => {
  const inWater = plan.places.filter(({ at }) => fromRiver(at) < bank).map(({ name }) => name);
  expect(inWater.sort()).toEqual(['Thames Barrier', 'Tower Bridge']);
});

test('the foot tunnel joins the two banks below the Isle of Dogs', () => {
  const [south, north] = plan.tunnel as [[number, number], [number, number]];
  for (const end of [south, north]) expect(fromRiver(end)).toBeGreaterThan(bank);
  expect((north[1] - south[1]) / METRE).toBeGreaterThan(360);
  expect((north[1] - south[1]) / METRE).toBeLessThan(460);
});

test('the observatory stands in the park, on the line', () => {
  const observatory = plan.places.find(({ name }) => name === 'Royal Observatory');
  const [east = 1, north = 0] = observatory?.at ?? [];
  expect(Math.abs(east)).toBeLessThan(0.001);
  const norths = plan.park.map(([, y]) => y);
  expect(north).toBeGreaterThan(Math.min(...norths));
  expect(north).toBeLessThan(Math.max(...norths));
});

test('the walk is told in minutes that can be walked', () => {
  const arrivals = plan.places.flatMap((place) =>
    'arrival' in place ? [[place.name, walkingMinutes(place.at)]] : [],
  );
  expect(Object.fromEntries(arrivals)).toEqual({
    'Maze Hill': 9,
    'Cutty Sark': 14,
    Greenwich: 17,
    'Island Gardens': 20,
    Blackheath: 24,
  });
});

test('OpenStreetMap opens at the studio', () => {
  const { latitude, longitude } = site.position;
  expect(openStreetMap).toContain(`#map=15/${latitude}/${longitude}`);
});
