import { expect, test } from 'vitest';
import { mapPage, openStreetMap, type Position, walkingMinutes } from '../content/map-page';
import shapes from '../content/map-shapes.json';
import { site } from '../site/site';

const pointsOf = (text: string) =>
  text.split(',').map((pair) => pair.split(' ').map(Number) as unknown as Position);

const isInside = ([x, y]: Position, outline: string): boolean => {
  const points = pointsOf(outline);
  // A ray from a point inside crosses the outline an odd number of times.
  const crossed = points.filter(([x1, y1], index) => {
    const [x2, y2] = points.at(index - 1) as Position;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossed.length % 2 === 1;
};
const isInWater = (at: Position) => shapes.river.some((piece) => isInside(at, piece));
const placeOf = (name: string) =>
  mapPage.places.find((place) => place.name === name)?.at as Position;

test('the barrier stands in the river, every station on land', () => {
  const inWater = mapPage.places.filter(({ at }) => isInWater(at)).map(({ name }) => name);
  expect(inWater).toEqual(['Thames Barrier']);
});

test('pieces of the water run anticlockwise, so that they cover the seams between them', () => {
  for (const piece of [...shapes.river, ...shapes.docks, ...shapes.parks]) {
    const points = pointsOf(piece);
    let area = 0;
    for (const [index, [x1, y1]] of points.entries()) {
      const [x2, y2] = points.at(index - 1) as Position;
      area += x2 * y1 - x1 * y2;
    }
    expect(area, piece.slice(0, 30)).toBeGreaterThan(0);
  }
});

test('tunnels and the light railway cross the river, streets do not', () => {
  const crosses = (line: string) => {
    const points = pointsOf(line);
    return points.slice(1).some(([x2, y2], index) => {
      const [x1, y1] = points[index] as Position;
      return isInWater([(x1 + x2) / 2, (y1 + y2) / 2]);
    });
  };
  expect(shapes.tunnels.map(crosses)).toEqual([true, true]);
  expect([...shapes.streets, ...shapes.walks].filter(crosses)).toEqual([]);
});

test('the observatory stands in the park, on the line; both walks end at the studio', () => {
  const observatory = placeOf('Royal Observatory');
  expect(Math.abs(observatory[0])).toBeLessThan(0.001);
  expect(isInside(observatory, shapes.parks[0] ?? '')).toBe(true);
  for (const walk of shapes.walks)
    expect(pointsOf(walk).at(-1)).toEqual([site.position.longitude, site.position.latitude]);
});

test('the walk is told in minutes that can be walked', () => {
  const arrivals = mapPage.places.filter(({ arrival }) => arrival);
  const told = arrivals.map(({ name, at }) => [name, walkingMinutes(at)]);
  expect(Object.fromEntries(told)).toEqual({
    'Maze Hill': 10,
    'Cutty Sark': 14,
    Greenwich: 17,
    'Island Gardens': 22,
    Blackheath: 24,
  });
});

test('OpenStreetMap opens at the studio', () => {
  const { latitude, longitude } = site.position;
  expect(openStreetMap).toContain(`#map=15/${latitude}/${longitude}`);
});
