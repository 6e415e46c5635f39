import { z } from 'zod';
import { hashOf, newSecret } from './access.ts';
import { isTaken, type Store, type Value } from './database.ts';
import { type Day, HOUR } from './dates.ts';
import { type Consultation, consultation, Entries } from './entries.ts';
import type { Mails } from './mails.ts';
import { type Closure, closure, openSlots, SLOT, whyNoSlot } from './slots.ts';

/** The secret in the address of a booking, or why nothing was booked. */
export type Booked = { secret: string; refusal?: undefined } | { refusal: string };

const SECRET = /^[\w-]{43}$/;
const TAKEN = 'Somebody else has just taken this time. Please choose another.';
const TOO_MANY_UNCONFIRMED =
  'So many times wait to be confirmed that no other can be held now. Please try again in an hour.';
/** An unconfirmed booking keeps its time for this long. */
const CONFIRM_WITHIN = HOUR;

/** The booked consultations. A unique index of the database gives each slot to one person. */
export class Consultations extends Entries<Consultation> {
  readonly #noticeHours: number;
  readonly #mails: Mails | undefined;

  constructor(store: Store, folder: string, noticeHours: number, mails: Mails | undefined) {
    super(store, folder, {
      kind: 'consultation',
      table: 'consultations',
      columns: `id, slot, booked_at AS bookedAt, changed_at AS changedAt, name, email, sequence,
        confirm_hash IS NULL AS isConfirmed, handled_at AS handledAt, note`,
      row: consultation,
      madeAt: 'booked_at',
      // A list shows one state. Consultations to come: the earliest first. Past ones: the latest
      // first, by the negative sign.
      order: `slot * iif(slot > now() - ${SLOT}, 1, -1)`,
      states: {
        coming: `slot > now() - ${SLOT}`,
        unconfirmed: 'confirm_hash IS NOT NULL',
        past: `slot <= now() - ${SLOT}`,
      },
    });
    this.#noticeHours = noticeHours;
    this.#mails = mails;
  }

  /** The slots that are free, by day. */
  free(): Map<Day, number[]> {
    const rows = this.store.all('SELECT slot FROM consultations');
    const booked = new Set(rows.map(({ slot }) => Number(slot)));
    const days = [...openSlots(this.#rules())];
    return new Map(days.map(([day, slots]) => [day, slots.filter((slot) => !booked.has(slot))]));
  }

  #rules() {
    const noticeHours = this.#noticeHours;
    return { now: this.store.now(), noticeHours, closures: this.closures() };
  }

  /**
   * Books a slot, which the visitor has to confirm if there is mail. A form that is sent twice is
   * one booking.
   *
   * @param given the secret in the form. The booking's address gets it, unless an earlier booking has
   *   it
   */
  async book(
    slot: number,
    { name, email }: Pick<Consultation, 'name' | 'email'>,
    given = '',
  ): Promise<Booked> {
    const formSecret = SECRET.test(given) ? given : newSecret();
    const code = this.#mails ? newSecret() : '';
    return this.#unlessTaken(() => {
      const earlier = this.bySecret(formSecret);
      if (earlier?.slot === slot) return { secret: formSecret };
      // A visitor who went back may book another slot with the same form.
      const secret = earlier ? newSecret() : formSecret;
      const refusal = whyNoSlot(slot, this.#rules());
      if (refusal !== undefined) return { refusal };
      const { count, most } = this.unconfirmed();
      if (count >= most) return { refusal: TOO_MANY_UNCONFIRMED };
      const { id } = this.store.run(
        `INSERT INTO consultations
           (slot, booked_at, changed_at, secret_hash, confirm_hash, name, email, search_text)
         VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, fold(?5 || ' ' || ?6))`,
        ...[slot, this.store.now(), hashOf(secret), code ? hashOf(code) : null, name, email],
      );
      this.#mails?.toConfirm(this.#existing(id), secret, code);
      return { secret };
    });
  }

  /** Confirms a booking by the mailed code. @returns whether it is confirmed now, or was before */
  confirm(secret: string, code: string): Promise<boolean> {
    return this.store.write(() => {
      const booking = this.bySecret(secret);
      if (!booking || booking.isConfirmed) return booking !== undefined;
      const sql = 'UPDATE consultations SET confirm_hash = NULL WHERE id = ? AND confirm_hash = ?';
      const isRight = this.store.run(sql, booking.id, hashOf(code)).changes > 0;
      if (isRight) this.#mails?.confirmed(this.#existing(booking.id), secret);
      return isRight;
    });
  }

  /** Moves a booking; a refusal leaves it as it was. @param secret that of the booking's address */
  async move(booking: Consultation, slot: number, secret: string): Promise<Booked> {
    const { id } = booking;
    if (slot === booking.slot) return { secret };
    const sql =
      'UPDATE consultations SET slot = ?, changed_at = ?, sequence = sequence + 1 WHERE id = ?';
    return this.#unlessTaken(() => {
      const refusal = whyNoSlot(slot, this.#rules());
      if (refusal !== undefined) return { refusal };
      this.store.run(sql, slot, this.store.now(), id);
      if (booking.isConfirmed) this.#mails?.moved(this.#existing(id), booking, secret);
      return { secret };
    });
  }

  /**
   * How many slots unconfirmed bookings hold, and how many they may hold: a quarter of the slots
   * that are free or held so, and at least one.
   */
  unconfirmed(): { readonly count: number; readonly most: number } {
    // Without mail nobody has to confirm, so the bookings of the last hour count instead.
    const condition = this.#mails
      ? 'confirm_hash IS NOT NULL'
      : `booked_at > now() - ${CONFIRM_WITHIN}`;
    const sql = `SELECT count(*) AS n FROM consultations WHERE slot > now() AND ${condition}`;
    const count = Number(this.store.get(sql)?.n);
    const free = [...this.free().values()].flat().length;
    return { count, most: Math.max(1, Math.floor((count + free) / 4)) };
  }

  /** Runs a write that gives a slot to a booking; a slot that is taken makes a refusal. */
  async #unlessTaken(run: () => Booked): Promise<Booked> {
    try {
      return await this.store.write(run);
    } catch (error) {
      if (isTaken(error)) return { refusal: TAKEN };
      throw error;
    }
  }

  /** Deletes consultations, and mails a cancellation for each confirmed one still to come. */
  override remove(condition: string, ...values: Value[]): number {
    const gone = this.all(condition, ...values);
    const count = super.remove(condition, ...values);
    for (const booking of gone)
      if (booking.isConfirmed && booking.slot > this.store.now()) this.#mails?.cancelled(booking);
    return count;
  }

  /**
   * Deletes bookings not confirmed in time, once no mail to them waits to be sent. Called within a
   * write.
   */
  removeUnconfirmed(): void {
    this.remove(
      `confirm_hash IS NOT NULL AND booked_at < ? AND id NOT IN (SELECT consultation_id FROM mails
         WHERE consultation_id IS NOT NULL AND failed IS NULL)`,
      this.store.now() - CONFIRM_WITHIN,
    );
  }

  /** A booking that is known to be in the database. @throws where it is not */
  #existing(id: number): Consultation {
    const booking = this.find(id);
    if (!booking) throw new Error('There is no such booking.');
    return booking;
  }

  /** The booking whose address has this secret. */
  bySecret(secret: string): Consultation | undefined {
    return SECRET.test(secret) ? this.all('secret_hash = ?', hashOf(secret))[0] : undefined;
  }

  closures(): Closure[] {
    const sql = 'SELECT id, from_at AS "from", to_at AS "to" FROM closures WHERE to_at > now()';
    return z.array(closure).parse(this.store.all(`${sql} ORDER BY from_at`));
  }

  /**
   * Adds a time in which nobody can book.
   *
   * @returns the consultations already booked in it, which stay
   */
  async addClosure({ from, to }: Omit<Closure, 'id'>): Promise<Consultation[]> {
    const sql = 'INSERT INTO closures (from_at, to_at) VALUES (?, ?)';
    await this.store.write(() => this.store.run(sql, from, to));
    return this.all('slot < ? AND slot > ? ORDER BY slot', to, from - SLOT);
  }

  /** Removes a time in which nobody could book. @returns whether there was one of this id */
  removeClosure(id: number): Promise<boolean> {
    const sql = 'DELETE FROM closures WHERE id = ?';
    return this.store.write(() => this.store.run(sql, id).changes > 0);
  }
}
