import type { Hono } from 'hono';
import type { Env } from '../access.ts';
import { backupsIn } from '../backup.ts';
import { DAY, dayOf } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { mailState } from '../outbox.ts';
import { HOLIDAYS_UNTIL } from '../slots.ts';

/** The desk writes for its own check at most this often, in milliseconds. */
const FRESH = 1_000;
const LONGEST_WITHOUT_BACKUP = 2 * DAY;

/** What is wrong with a desk, for the health check and the inbox. */
export interface Health {
  readonly database: string;
  readonly mail: string;
  readonly backup: string;
  readonly problems: readonly string[];
}

const last = new WeakMap<Desk, { readonly at: number; readonly health: Promise<Health> }>();

/** The state of a desk, as it was at most a second ago. */
export function healthOf(desk: Desk): Promise<Health> {
  const known = last.get(desk);
  const at = performance.now();
  if (known && at - known.at < FRESH) return known.health;
  const health = look(desk);
  last.set(desk, { at, health });
  return health;
}

/** Looks at the desk's parts: reads and writes, mail, backups, what waits for somebody. */
async function look(desk: Desk): Promise<Health> {
  const { store, config, cleaning } = desk;
  const problems: string[] = [];
  let database = 'ok';
  let mail = config.smtp ? 'ok' : 'off';
  let backup = config.backups ? 'none yet' : 'off';
  try {
    const now = String(store.now());
    await store.write(() => store.remember('checked-at', now));
    if (store.setting('checked-at') !== now) throw new Error('it does not keep what is written');
    if (cleaning.held)
      problems.push(
        `${cleaning.held} Nothing old is deleted until somebody runs "npm run desk -- clean --confirm".`,
      );
    const { late, refused } = mailState(store);
    problems.push(...mailProblems(late, refused));
    if (config.smtp && late + refused > 0) mail = 'failing';
  } catch {
    database = 'failing';
    problems.push(store.broken ?? 'The database cannot be written to.');
  }
  if (config.backups) {
    const [last] = backupsIn(config.backups);
    if (last) backup = `${Math.round((store.now() - last.madeAt) / 60_000)} minutes old`;
    if (last && store.now() - last.madeAt > LONGEST_WITHOUT_BACKUP)
      problems.push('The last backup is more than two days old.');
  }
  if (dayOf(store.now() + 60 * DAY) > HOLIDAYS_UNTIL)
    problems.push(`The list of bank holidays ends with ${HOLIDAYS_UNTIL.slice(0, 4)}.`);
  return { database, mail, backup, problems };
}

function mailProblems(late: number, refused: number): string[] {
  const count = (n: number, one: string, more: string) =>
    n === 1 ? `One mail ${one}` : `${n} mails ${more}`;
  return [
    late > 0 && `${count(late, 'has', 'have')} not gone out for more than ten minutes.`,
    refused > 0 && `${count(refused, 'was', 'were')} refused by the mail server for good.`,
  ].filter((problem) => problem !== false);
}

/** `/health` for monitors: 200, or 503 when the desk cannot store. */
export function healthRoutes(app: Hono<Env>, desk: Desk): void {
  app.get('/health', async (c) => {
    const health = await healthOf(desk);
    const status = health.database === 'ok' ? 'ok' : 'failing';
    return c.json({ status, ...health }, status === 'ok' ? 200 : 503);
  });
}
