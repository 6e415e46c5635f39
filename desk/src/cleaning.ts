import type { Consultations } from './consultations.ts';
import type { Store } from './database.ts';
import { DAY, HOUR } from './dates.ts';
import type { Entries } from './entries.ts';

/** A run this long after the last one may be the work of a wrong clock. */
const LONGEST_GAP = 30 * DAY;
/** More than this part of all entries at once may be, too; but never as few as these. */
const LARGEST_PART = 0.1;
const FEW = 4;
const LAST_RUN = 'cleaned-at';
const HELD = 'cleaning-held';

/** What the desk deletes by itself, and when it asks first. */
export class Cleaning {
  readonly #store: Store;
  readonly #entries: Entries;
  readonly #consultations: Consultations;
  readonly #keepDays: number;
  #mustTruncate = false;

  constructor(store: Store, entries: Entries, consultations: Consultations, keepDays: number) {
    this.#store = store;
    this.#entries = entries;
    this.#consultations = consultations;
    this.#keepDays = keepDays;
  }

  /** Why nothing old is deleted at the moment, in words. */
  get held(): string | undefined {
    return this.#store.setting(HELD) || undefined;
  }

  /** Deletes for good what staff deleted half a minute ago, and bookings that were not confirmed. */
  async recent(): Promise<void> {
    const due = this.#entries.due();
    if (due.length > 0) await this.removeNow(due);
    if (this.#gap() <= LONGEST_GAP && (await this.#consultations.lapse()) > 0) this.truncateLog();
    if (this.#mustTruncate) this.truncateLog();
  }

  /** Deletes entries for good at once. */
  async removeNow(entries: ReturnType<Entries['due']>): Promise<void> {
    await this.#store.write(() => {
      for (const { kind, id } of entries)
        if (kind === 'consultation') this.#consultations.remove(id);
      this.#entries.remove(entries);
    });
    this.truncateLog();
  }

  /**
   * Deletes what is older than it may be kept. When that is much, or the clock has jumped, it only
   * says so, and waits for somebody to confirm.
   *
   * @returns how many were deleted
   */
  async old(isConfirmed = false): Promise<number> {
    const now = this.#store.now();
    const before = now - this.#keepDays * DAY;
    const [old, all] = [this.#count(before), this.#count(Number.MAX_SAFE_INTEGER)];
    const held = isConfirmed ? '' : this.#reasonToWait(old, all);
    if (held !== (this.#store.setting(HELD) ?? ''))
      await this.#store.write(() => this.#store.remember(HELD, held));
    if (held !== '') return 0;
    await this.#store.write(() => {
      this.#store.run('DELETE FROM enquiries WHERE received_at < ?', before);
      this.#store.run('DELETE FROM consultations WHERE slot < ?', before);
      this.#store.run('DELETE FROM closures WHERE to_at < ?', before);
      this.#store.run('DELETE FROM sessions WHERE until < ?', now);
      this.#store.remember(LAST_RUN, String(now));
    });
    if (old > 0) this.truncateLog();
    return old;
  }

  #reasonToWait(old: number, all: number): string {
    if (this.#gap() > LONGEST_GAP)
      return `The clock is ${Math.round(this.#gap() / DAY)} days ahead of the last time that the desk ran.`;
    if (old > FEW && old > all * LARGEST_PART)
      return `${old} of ${all} entries are older than ${this.#keepDays} days.`;
    return '';
  }

  /** The time since the last run; before the first, since the newest entry. */
  #gap(): number {
    const last = this.#store.setting(LAST_RUN);
    const newest = this.#store.get(
      'SELECT max(m) AS at FROM (SELECT max(received_at) AS m FROM enquiries UNION ALL SELECT max(booked_at) FROM consultations)',
    )?.at;
    const at = Number(last ?? newest ?? this.#store.now());
    return this.#store.now() - at;
  }

  #count(before: number): number {
    const count = (sql: string) => Number(this.#store.get(sql, before)?.n);
    return (
      count('SELECT count(*) AS n FROM enquiries WHERE received_at < ?') +
      count('SELECT count(*) AS n FROM consultations WHERE slot < ?')
    );
  }

  /** Overwrites the log file, in which deleted rows would otherwise stay for a while. */
  truncateLog(): void {
    // While a backup reads it cannot be done: then the next minute's run does it.
    const row = this.#store.database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    this.#mustTruncate = row?.busy !== 0;
  }
}

/** How often what is old is deleted. */
export const CLEANING_PAUSE: number = HOUR;
