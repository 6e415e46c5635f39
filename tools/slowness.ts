import { pbkdf2 } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';

/** How long `work` takes on the machine for which test limits were chosen, in milliseconds. */
const REFERENCE = 150;
const work = () => promisify(pbkdf2)('a', 'b', 200_000, 64, 'sha512');

/**
 * Compares this machine with the reference. The work runs on up to four cores at once, since a
 * container may have less processor time than the cores that it shows.
 */
async function compare(): Promise<number> {
  const begun = performance.now();
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return Math.min(6, Math.max(1, (performance.now() - begun) / REFERENCE));
}

/**
 * How many times slower this machine is than the one for which test limits were chosen, from 1 to
 * 6. It is measured once a run and passed to all processes of the run, whose limits depend on it.
 */
export const slowness: number =
  Number(process.env.TEST_SLOWNESS) || Math.max(await compare(), await compare());
process.env.TEST_SLOWNESS = slowness.toFixed(2);
