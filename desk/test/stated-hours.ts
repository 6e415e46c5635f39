import { afterEach, vi } from 'vitest';
import type { asHours } from '../../src/content/hours.ts';

/*
 * The hours that the site states, for tests that book or list times: Monday to Friday, 9 to 18,
 * whatever `src/content/hours.ts` says. This module is imported before anything of the desk.
 */
const OFFICE = { days: 'Mon–Fri', opens: '09:00', closes: '18:00' };
const stated = vi.hoisted(() => ({ hours: {} as Parameters<typeof asHours>[0] }));
stated.hours = OFFICE;
vi.mock('../../src/content/hours.ts', async (load) => {
  const original = await load<typeof import('../../src/content/hours.ts')>();
  const hours = { get: () => original.asHours(stated.hours) };
  return Object.defineProperty({ ...original }, 'hours', hours);
});

afterEach(() => {
  stated.hours = OFFICE;
});

/** States other hours until the test is over. */
export function stateHours(days: string, opens: string, closes: string): void {
  stated.hours = { days, opens, closes };
}
