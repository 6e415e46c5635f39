import { createHash, randomBytes } from 'node:crypto';
import { csvLines } from './csv.ts';
import { fold, isTaken, type Row, type Store } from './database.ts';
import { type Day, HOUR, MINUTE } from './dates.ts';
import { type Handling, handlingOf } from './entries.ts';
import type { Mails } from './mails.ts';
import { type Closure, SLOT, slotsFrom, whyNot } from './slots.ts';

/** A booked consultation. */
export interface Consultation extends Handling {
  readonly id: number;
  /** When it begins. */
  readonly slot: number;
  readonly bookedAt: number;
  /** When it was booked or moved. */
  readonly changedAt: number;
  readonly name: string;
  readonly email: string;
  /** The visitor's time zone; empty in London. */
  readonly zone: string;
  /** How often it was moved: calendars replace an entry by one with a higher number. */
  readonly sequence: number;
  /** Whether the visitor has followed the link that was mailed. */
  readonly isConfirmed: boolean;
}

/** Who books. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly zone: string;
}

/** A booking's secret, or why there is none. */
export type Booked =
  | { readonly secret: string; readonly refusal?: undefined }
  | { readonly refusal: string };

const SECRET = /^[\w-]{43}$/;
const TAKEN = 'Somebody else has just taken this time. Please choose another.';
/** An unconfirmed booking keeps its time for this long. */
export const CONFIRM_WITHIN: number = HOUR;

/** What the link to a booking is made of: nobody guesses 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, so that the database does not reveal the link. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The booked consultations. A unique index of the database gives each slot to one person. */
export class Consultations {
  readonly #store: Store;
  readonly #options: { readonly noticeHours: number; readonly bufferMinutes: number };
  readonly #mails: Mails | undefined;
  /** Changes with every booking and closure. */
  version = 0;

  /** @param mails without them bookings need no confirmation */
  constructor(
    store: Store,
    options: { readonly noticeHours: number; readonly bufferMinutes: number },
    mails: Mails | undefined,
  ) {
    this.#store = store;
    this.#options = options;
    this.#mails = mails;
  }

  /** The slots that are free, by day. */
  free(): Map<Day, number[]> {
    const now = this.#store.now();
    const booked = this.#store
      .all('SELECT slot FROM consultations WHERE slot > ?', now - this.#apart)
      .map(({ slot }) => Number(slot));
    const isFree = (slot: number) => booked.every((other) => Math.abs(other - slot) >= this.#apart);
    return new Map([...slotsFrom(this.#rules)].map(([day, slots]) => [day, slots.filter(isFree)]));
  }

  get #apart(): number {
    return SLOT + this.#options.bufferMinutes * MINUTE;
  }

  get #rules() {
    const { noticeHours } = this.#options;
    return { now: this.#store.now(), noticeHours, closures: this.closures() };
  }

  /**
   * Books a slot. With mail it has to be confirmed by the link in it.
   *
   * @param request of the form that was sent: the same form sent twice is one booking
   */
  async book(slot: number, person: Person, request: string): Promise<Booked> {
    const sent = SECRET.test(request) ? request : newSecret();
    const before = this.find(sent);
    if (before?.slot === slot) return { secret: sent };
    // The visitor went back and books another slot with the same form.
    const secret = before ? newSecret() : sent;
    const code = this.#mails && newSecret();
    return this.#place(slot, undefined, () => {
      const now = this.#store.now();
      const { id } = this.#store.run(
        `INSERT INTO consultations
           (slot, booked_at, changed_at, secret_hash, confirm_hash, name, email, zone, found_by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        slot,
        now,
        now,
        hashOf(secret),
        code ? hashOf(code) : null,
        person.name,
        person.email,
        person.zone,
        fold(`${person.name} ${person.email}`),
      );
      if (code) this.#mails?.toConfirm(this.#at(id), secret, code);
      return { secret };
    });
  }

  /** Confirms a booking by the code that was mailed. @returns whether it is the right one */
  confirm(secret: string, code: string): Promise<boolean> {
    return this.#store.write(() => {
      const booking = this.find(secret);
      if (!booking) return false;
      if (booking.isConfirmed) return true;
      const { changes } = this.#store.run(
        'UPDATE consultations SET confirm_hash = NULL WHERE id = ? AND confirm_hash = ?',
        booking.id,
        hashOf(code),
      );
      if (changes > 0) this.#mails?.confirmed(this.#at(booking.id), secret);
      return changes > 0;
    });
  }

  /** Moves a booking. When that is refused, it is as it was. */
  async move(booking: Consultation, slot: number, secret: string): Promise<Booked> {
    if (slot === booking.slot) return { secret };
    return this.#place(slot, booking.id, () => {
      this.#store.run(
        'UPDATE consultations SET slot = ?, changed_at = ?, sequence = sequence + 1 WHERE id = ?',
        slot,
        this.#store.now(),
        booking.id,
      );
      if (booking.isConfirmed) this.#mails?.moved(this.#at(booking.id), booking, secret);
      return { secret };
    });
  }

  async #place(slot: number, own: number | undefined, run: () => Booked): Promise<Booked> {
    const refusal = whyNot(slot, this.#rules);
    if (refusal !== undefined) return { refusal };
    try {
      return await this.#store.write(() => {
        const near = this.#store.get(
          'SELECT 1 FROM consultations WHERE slot > ? AND slot < ? AND id <> ?',
          slot - this.#apart,
          slot + this.#apart,
          own ?? 0,
        );
        return near ? { refusal: TAKEN } : run();
      });
    } catch (error) {
      if (isTaken(error)) return { refusal: TAKEN };
      throw error;
    } finally {
      this.version += 1;
    }
  }

  /** Deletes a booking with the name and address in it, and mails that. */
  async cancel(booking: Consultation): Promise<void> {
    await this.#store.write(() => this.remove(booking.id));
    this.version += 1;
  }

  /** Deletes one for good, and mails that if it was still to come; part of a write. */
  remove(id: number): void {
    const row = this.#store.get(`${SELECT} WHERE id = ?`, id);
    if (!row) return;
    const booking = fromRow(row);
    this.#store.run('DELETE FROM consultations WHERE id = ?', id);
    if (booking.isConfirmed && booking.slot > this.#store.now()) this.#mails?.cancelled(booking);
    this.version += 1;
  }

  /** Deletes bookings that were not confirmed in time, once their mail has gone out. @returns how many */
  async lapse(): Promise<number> {
    const lapsed = await this.#store.write(() =>
      this.#store.run(
        `DELETE FROM consultations WHERE confirm_hash IS NOT NULL AND booked_at < ?
           AND id NOT IN (SELECT consultation_id FROM mails
             WHERE consultation_id IS NOT NULL AND failed IS NULL)`,
        this.#store.now() - CONFIRM_WITHIN,
      ),
    );
    if (lapsed.changes > 0) this.version += 1;
    return lapsed.changes;
  }

  #at(id: number): Consultation {
    return fromRow(this.#store.get(`${SELECT} WHERE id = ?`, id) ?? {});
  }

  /** The booking that a link leads to. */
  find(secret: string): Consultation | undefined {
    if (!SECRET.test(secret)) return undefined;
    const row = this.#store.get(
      `${SELECT} WHERE secret_hash = ? AND deleted_at IS NULL`,
      hashOf(secret),
    );
    return row && fromRow(row);
  }

  byId(id: number): Consultation | undefined {
    const row = this.#store.get(`${SELECT} WHERE id = ? AND deleted_at IS NULL`, id);
    return row && fromRow(row);
  }

  /** Those to come, the next first; or those that took place, the last first. */
  list(
    which: 'coming' | 'past',
    {
      search = '',
      limit = -1,
      offset = 0,
    }: { search?: string; limit?: number; offset?: number } = {},
  ): Consultation[] {
    const from = this.#store.now() - SLOT;
    return this.#store
      .all(
        `${SELECT} WHERE deleted_at IS NULL AND slot ${which === 'coming' ? '>' : '<='} ?
           AND (? = '' OR instr(found_by, ?) > 0)
         ORDER BY slot ${which === 'coming' ? '' : 'DESC'} LIMIT ? OFFSET ?`,
        from,
        search,
        fold(search),
        limit,
        offset,
      )
      .map(fromRow);
  }

  /** All of one person. */
  of(email: string): Consultation[] {
    return this.#store
      .all(`${SELECT} WHERE lower(email) = lower(?) AND deleted_at IS NULL ORDER BY slot`, email)
      .map(fromRow);
  }

  /** All of them as CSV, by time. */
  csv(): Generator<string> {
    const rows = [...this.list('past').toReversed(), ...this.list('coming')];
    return csvLines(
      ['id', 'begins', 'bookedAt', 'name', 'email', 'zone', 'confirmed', 'assignee', 'note'],
      rows.map((row) => [
        `${row.id}`,
        new Date(row.slot).toISOString(),
        new Date(row.bookedAt).toISOString(),
        row.name,
        row.email,
        row.zone,
        String(row.isConfirmed),
        row.assignee,
        row.note,
      ]),
    );
  }

  /** Times off that have not ended. */
  closures(): Closure[] {
    return this.#store
      .all(
        'SELECT id, from_at, to_at FROM closures WHERE to_at > ? ORDER BY from_at',
        this.#store.now(),
      )
      .map(({ id, from_at, to_at }) => ({
        id: Number(id),
        from: Number(from_at),
        to: Number(to_at),
      }));
  }

  /** Takes time off. @returns the consultations that are booked in it, and stay */
  async close({
    from,
    to,
  }: {
    readonly from: number;
    readonly to: number;
  }): Promise<Consultation[]> {
    await this.#store.write(() =>
      this.#store.run('INSERT INTO closures (from_at, to_at) VALUES (?, ?)', from, to),
    );
    this.version += 1;
    return this.list('coming').filter(({ slot }) => slot < to && slot + SLOT > from);
  }

  /** @returns whether there was such a time off */
  async open(id: number): Promise<boolean> {
    const { changes } = await this.#store.write(() =>
      this.#store.run('DELETE FROM closures WHERE id = ?', id),
    );
    this.version += 1;
    return changes > 0;
  }
}

const SELECT = `SELECT id, slot, booked_at, changed_at, name, email, zone, sequence, confirm_hash,
  handled_at, assignee, note FROM consultations`;

function fromRow(row: Row): Consultation {
  return {
    id: Number(row.id),
    slot: Number(row.slot),
    bookedAt: Number(row.booked_at),
    changedAt: Number(row.changed_at),
    name: String(row.name),
    email: String(row.email),
    zone: String(row.zone),
    sequence: Number(row.sequence),
    isConfirmed: row.confirm_hash === null,
    ...handlingOf(row),
  };
}
