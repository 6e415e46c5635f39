import { describe, expect, test } from 'vitest';
import { caseStudies } from '../../src/content/case-studies';
import { caseFigures, hairNovaBookings } from '../../src/content/client-stories';
import { clients } from '../../src/content/clients';
import { hairNova } from '../../src/content/hair-nova';
import { services } from '../../src/content/services';

const total = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((all, value) => all + (value ?? 0), 0);
/** Growth as the copy writes it: “+184%”. */
const growth = (from: number, to: number) => `+${Math.round(100 * (to / from - 1))}%`;

/** The value of a result in the copy of a case. */
function told(id: string, metric: string): string {
  const results = caseStudies.find((study) => study.id === id)?.results ?? [];
  const found = results.find((result) => result.metric === metric);
  if (!found) throw new Error(`The case ${id} has no result "${metric}".`);
  return found.value;
}

describe('the figures of the five cases say what their copy says', () => {
  test('Halcyon: sessions of the last month against the first', () => {
    const figure = caseFigures.halcyon;
    if (figure.kind !== 'line') throw new Error('It is to be a line.');
    const values = figure.series[0]?.values ?? [];
    expect(growth(values[0] ?? 0, values.at(-1) ?? 0)).toBe(told('halcyon', 'Organic sessions'));
    // The first month, and the nine after it.
    expect(values).toHaveLength(10);
    expect(figure.caption).toContain('4,210');
    expect(figure.caption).toContain('11,960');
  });

  test('Lovage Yard: this year against the same months before', () => {
    const figure = caseFigures['lovage-yard'];
    if (figure.kind !== 'steps') throw new Error('It is to be steps.');
    const [now, before] = figure.series;
    expect(growth(total(before?.values ?? []), total(now?.values ?? []))).toBe(
      told('lovage-yard', 'Midweek covers'),
    );
    const gaps = now?.values.map((value, month) => (value ?? 0) - (before?.values[month] ?? 0));
    expect(gaps?.every((gap) => gap > 0)).toBe(true);
  });

  test('Osten & Vale: the year against the year before', () => {
    const figure = caseFigures['osten-vale'];
    if (figure.kind !== 'bars') throw new Error('It is to be bars.');
    const values = figure.bars.map(({ value }) => value);
    expect(growth(total(values.slice(0, 2)), total(values.slice(2)))).toBe(
      told('osten-vale', 'Consultations'),
    );
  });

  test('Kestrel Row: thirty streets at each reading, as many in first place as the copy says', () => {
    const figure = caseFigures['kestrel-row'];
    if (figure.kind !== 'stacked') throw new Error('It is to be stacked.');
    for (const index of figure.dates.keys()) {
      expect(total(figure.bands.map(({ values }) => values[index]))).toBe(30);
    }
    expect(String(figure.bands[0]?.values.at(-1))).toBe(
      told('kestrel-row', 'Streets where they rank first'),
    );
  });

  test('Ardmere: shares of all nights, direct ones as the copy says', () => {
    const figure = caseFigures.ardmere;
    if (figure.kind !== 'slope') throw new Error('It is to be a slope.');
    expect(total(figure.slopes.map(({ first }) => first))).toBe(100);
    expect(total(figure.slopes.map(({ last }) => last))).toBe(100);
    const [direct] = figure.slopes;
    expect(`${direct?.last}%`).toBe(told('ardmere', 'Of nights booked direct,'));
    expect(`in May 2025, from ${direct?.first}% in May 2024`).toBe(
      caseStudies.find(({ id }) => id === 'ardmere')?.results[0].desc,
    );
  });
});

test('Hair Nova: six months of bookings against the six before', () => {
  if (hairNovaBookings.kind !== 'steps') throw new Error('It is to be steps.');
  const values = hairNovaBookings.series[0]?.values ?? [];
  expect(values).toHaveLength(12);
  const [before, since] = [total(values.slice(0, 6)), total(values.slice(6))];
  expect(growth(before, since)).toBe(hairNova.readings[0].value);
  expect(hairNovaBookings.caption).toContain(String(since));
  expect(before).toBe(100);
});

test('a case is told of a client that is in src/content/clients.yaml', () => {
  const names = new Set(clients.map(({ name }) => name));
  const ofClients = [...caseStudies, ...services.map(({ caseStudy }) => caseStudy)];
  const strangers = ofClients.map(({ client }) => client).filter((client) => !names.has(client));
  expect(strangers).toEqual([]);
});
