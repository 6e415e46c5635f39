import { statfsSync } from 'node:fs';
import { backupsIn } from './backup.ts';
import { clockProblem } from './cleaning.ts';
import { DAY, dayOf, HOUR, MINUTE } from './dates.ts';
import type { Desk } from './desk.ts';
import { DAYS_AHEAD, HOLIDAYS_UNTIL } from './slots.ts';

/** The shortest time between two checks, in milliseconds. */
const FRESH = 1_000;
const LONGEST_WITHOUT_BACKUP = 3 * HOUR;
/** How long a mail may wait before it counts as late. */
const LATE = 10 * MINUTE;
const LEAST_MEGABYTES = 100;
/** The key under which `server.ts` stores in the database why the last backup could not be made. */
export const BACKUP_FAILED = 'backup-failed';

/** The state of a desk in sentences: problems by part, and notices. */
type Health = Awaited<ReturnType<typeof examine>>;

/** The problems of all parts, as sentences. */
export const problemsOf = ({ problems }: Health): string[] => Object.values(problems).flat();

/** The last check of each desk. */
const lastChecks = new WeakMap<Desk, { readonly at: number; readonly health: Promise<Health> }>();

/** The state of a desk. One check answers all who ask within a second. */
export function healthOf(desk: Desk): Promise<Health> {
  const known = lastChecks.get(desk);
  const at = performance.now();
  if (known && at - known.at < FRESH) return known.health;
  const health = examine(desk);
  lastChecks.set(desk, { at, health });
  return health;
}

/** The sentences of those conditions that hold. */
const sentencesOf = (...all: (readonly [boolean, string])[]): string[] =>
  all.filter(([holds]) => holds).map(([, sentence]) => sentence);

async function examine(desk: Desk) {
  const { store, config, limits } = desk;
  const database = await databaseProblems(desk);
  const isReadable = database.length === 0;
  const clock = isReadable ? clockProblem(store) : undefined;
  const { bavail, bsize } = statfsSync(config.data);
  const left = Math.floor((bavail * bsize) / 1024 / 1024);
  return {
    problems: {
      database,
      disk: sentencesOf([left < LEAST_MEGABYTES, `The disk has ${left} MB left.`]),
      mail: isReadable ? mailProblems(desk) : [],
      backup: isReadable ? backupProblems(desk) : [],
      bookings: isReadable ? bookingProblems(desk) : [],
      clock: clock ? [`${clock} Nothing old is deleted.`] : [],
    },
    notices: sentencesOf(
      [
        dayOf(store.now() + DAYS_AHEAD * DAY) > HOLIDAYS_UNTIL,
        `The list of bank holidays ends with ${HOLIDAYS_UNTIL.slice(0, 4)}.`,
      ],
      [
        limits.enquiries.wasReached,
        'Within a day a network has sent as many enquiries as one may: what it sends besides is refused.',
      ],
      [
        limits.bookings.wasReached,
        'Within a day a network or an address has booked as often as one may: what it books besides is refused.',
      ],
    ),
  };
}

/**
 * Tries to write as much as the largest enquiry takes: a small value would fit even on a full disk.
 */
async function databaseProblems({ store }: Desk): Promise<string[]> {
  try {
    await store.write(() => {
      store.remember('probe', 'x'.repeat(8 * 1024));
      store.remember('probe', '');
    });
    return [];
  } catch {
    return [store.broken ?? 'The database cannot be written to.'];
  }
}

function mailProblems({ store, outbox }: Desk): string[] {
  const row = store.get(
    `SELECT count(*) FILTER (WHERE failed IS NULL AND since <= now() - ${LATE}) AS late,
            count(*) FILTER (WHERE failed IS NOT NULL) AS refused
       FROM mails WHERE expires_at IS NULL OR expires_at > now()`,
  );
  const [late, refused] = [Number(row?.late), Number(row?.refused)];
  return sentencesOf(
    [outbox?.problem !== undefined, `${outbox?.problem}`],
    [late > 0, `Email has not gone out for more than ten minutes: ${late}.`],
    [refused > 0, `Email was refused by the mail server for good: ${refused}.`],
  );
}

function bookingProblems({ consultations }: Desk): string[] {
  const { count, most } = consultations.unconfirmed();
  const full = `Times that wait to be confirmed: ${count}, of at most ${most}. Visitors can book no other until some are confirmed or deleted, or an hour old.`;
  return sentencesOf([count >= most, full]);
}

function backupProblems({ store, config }: Desk): string[] {
  if (!config.backups) return [];
  const failed = store.setting(BACKUP_FAILED) ?? '';
  const [newest] = backupsIn(config.backups);
  const age = newest ? store.now() - newest.madeAt : 0;
  return sentencesOf(
    [failed !== '', `The last backup could not be made (${failed}).`],
    [!newest && failed === '', 'There is no backup yet.'],
    [age > LONGEST_WITHOUT_BACKUP, `The last backup is ${Math.round(age / HOUR)} hours old.`],
  );
}
