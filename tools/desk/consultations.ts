import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Day } from './bank-holidays.ts';
import { isTaken, whenFree } from './database.ts';
import { slotsFrom } from './slots.ts';

/** A booked consultation. */
export interface Consultation {
  readonly id: number;
  /** When it begins. */
  readonly slot: number;
  readonly bookedAt: number;
  readonly name: string;
  readonly email: string;
  /** How often it was moved: calendars replace an entry by one with a higher number. */
  readonly sequence: number;
}

const SECRET = /^[\w-]{43}$/;

/** What the link to a booking is made of: nobody guesses 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, so that the database does not reveal the link. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The booked consultations. A unique index of the database gives each slot to one person. */
export class Consultations {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** The slots that are free, by day. */
  free(): Map<Day, number[]> {
    const days = slotsFrom(this.#now());
    const rows = this.#database
      .prepare('SELECT slot FROM consultations WHERE slot > ?')
      .all(this.#now());
    const booked = new Set(rows.map((row) => Number(row.slot)));
    return new Map(
      [...days].map(([day, slots]) => [day, slots.filter((slot) => !booked.has(slot))]),
    );
  }

  /**
   * Books a slot.
   *
   * @param secret of the form that was sent: the same form sent twice is one booking
   * @returns the booking's secret, or nothing when the slot is no longer free
   */
  async book(
    slot: number,
    person: { readonly name: string; readonly email: string },
    secret: string,
  ): Promise<string | undefined> {
    const sent = SECRET.test(secret) ? secret : newSecret();
    const before = this.find(sent);
    if (before?.slot === slot) return sent;
    // The visitor went back and books another slot with the same form.
    const own = before ? newSecret() : sent;
    if (!this.#isOffered(slot)) return undefined;
    const isBooked = await this.#unlessTaken(() =>
      this.#database
        .prepare(
          'INSERT INTO consultations (slot, booked_at, secret_hash, name, email) VALUES (?, ?, ?, ?, ?)',
        )
        .run(slot, this.#now(), hashOf(own), person.name, person.email),
    );
    return isBooked ? own : undefined;
  }

  /** @returns whether it was moved; otherwise the slot is not free and the booking is as it was */
  async move(id: number, slot: number): Promise<boolean> {
    if (!this.#isOffered(slot)) return false;
    return this.#unlessTaken(() =>
      this.#database
        .prepare('UPDATE consultations SET slot = ?, sequence = sequence + 1 WHERE id = ?')
        .run(slot, id),
    );
  }

  /** The booking that a link leads to. */
  find(secret: string): Consultation | undefined {
    if (!SECRET.test(secret)) return undefined;
    const row = this.#database
      .prepare('SELECT * FROM consultations WHERE secret_hash = ?')
      .get(hashOf(secret));
    return row && fromRow(row);
  }

  /** All of them, by time. */
  list(): Consultation[] {
    return this.#database.prepare('SELECT * FROM consultations ORDER BY slot').all().map(fromRow);
  }

  /** @returns whether there was one */
  delete(id: number): boolean {
    return this.#database.prepare('DELETE FROM consultations WHERE id = ?').run(id).changes > 0;
  }

  /** Deletes what took place before a moment. */
  deleteBefore(moment: number): void {
    this.#database.prepare('DELETE FROM consultations WHERE slot < ?').run(moment);
  }

  #isOffered(slot: number): boolean {
    return [...slotsFrom(this.#now()).values()].some((slots) => slots.includes(slot));
  }

  async #unlessTaken(run: () => unknown): Promise<boolean> {
    try {
      await whenFree(run);
      return true;
    } catch (error) {
      if (isTaken(error)) return false;
      throw error;
    }
  }
}

function fromRow(row: Readonly<Record<string, unknown>>): Consultation {
  return {
    id: Number(row.id),
    slot: Number(row.slot),
    bookedAt: Number(row.booked_at),
    name: String(row.name),
    email: String(row.email),
    sequence: Number(row.sequence),
  };
}
