import { createHash } from 'node:crypto';

/** What the piece of work below takes on the machine that the limits of the tests were chosen on. */
const REFERENCE = 110;
const MOST = 6;

function measure(): number {
  const text = 'a'.repeat(1 << 20);
  const begun = performance.now();
  for (let count = 0; count < 90; count++) createHash('sha1').update(text).digest();
  return performance.now() - begun;
}

/**
 * How many times slower this machine is than the one that the limits of the tests were chosen on, from 1
 * to 6: measured once a run and handed to its processes, since limits follow it.
 */
export const slowness: number = Number(process.env.TEST_SLOWNESS) || slower();

function slower(): number {
  const factor = Math.min(MOST, Math.max(1, Math.max(measure(), measure()) / REFERENCE));
  process.env.TEST_SLOWNESS = factor.toFixed(2);
  return factor;
}
