import { z } from 'zod';
import { fold, type Store, type Value } from './database.ts';
import { addToRecord } from './record.ts';
import type { EnquiryField } from './site.ts';

export type Kind = 'enquiry' | 'consultation';

const entry = z.object({
  id: z.number(),
  email: z.string(),
  handledAt: z.number().nullable(),
  /** A note of staff from earlier versions of the desk; it is shown, but cannot be changed. */
  note: z.string(),
});
type Entry = Readonly<z.infer<typeof entry>>;

export type Enquiry = Readonly<Record<EnquiryField, string>>;

/** An enquiry as the database holds it. */
export const storedEnquiry = entry.extend({
  receivedAt: z.number(),
  firstName: z.string(),
  surname: z.string(),
  companyName: z.string(),
  contactNumber: z.string(),
  nought: z.string(),
});
export type StoredEnquiry = Readonly<z.infer<typeof storedEnquiry>>;

/** A consultation as the database holds it. */
export const consultation = entry.extend({
  name: z.string(),
  slot: z.number(),
  bookedAt: z.number(),
  /** When the consultation was booked or last moved. */
  changedAt: z.number(),
  /** How often it was moved; calendars replace an entry by one with a higher number. */
  sequence: z.number(),
  /** Whether the visitor has confirmed it by the mailed link, or there is no mail. */
  isConfirmed: z.literal([0, 1]),
});
export type Consultation = Readonly<z.infer<typeof consultation>>;

export type Filter = Readonly<Record<'search' | 'state', string>>;

/** How many entries a page of a list shows. */
export const PAGE_SIZE = 50;

/** How one kind of entry is stored in the database. */
interface Shape<T> {
  readonly kind: Kind;
  readonly table: string;
  readonly columns: string;
  /** The schema of a row, whose columns have the names that `columns` gives them. */
  readonly row: z.ZodType<T>;
  readonly madeAt: 'received_at' | 'booked_at';
  readonly order: string;
  /** The states that a list can be narrowed to, each as a condition. */
  readonly states: Readonly<Record<string, string>>;
}

/** The entries of one kind, with the actions of staff on them. */
export abstract class Entries<T extends Entry> {
  readonly states: readonly string[];
  protected readonly store: Store;
  readonly #folder: string;
  readonly #shape: Shape<T>;

  constructor(store: Store, folder: string, shape: Shape<T>) {
    this.store = store;
    this.#folder = folder;
    this.#shape = shape;
    this.states = Object.keys(shape.states);
  }

  /** All entries for which a condition holds. */
  protected all(condition: string, ...values: Value[]): T[] {
    const { columns, table, row } = this.#shape;
    const sql = `SELECT ${columns} FROM ${table} WHERE ${condition}`;
    return z.array(row).parse(this.store.all(sql, ...values));
  }

  find(id: number): T | undefined {
    return this.all('id = ?', id)[0];
  }

  /** One page of a list, counted from 1. */
  list(filter: Filter, page: number): T[] {
    const { order } = this.#shape;
    const condition = `${this.#condition(filter)} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ?2`;
    return this.all(condition, fold(filter.search), (page - 1) * PAGE_SIZE);
  }

  count(filter: Filter): number {
    const { table } = this.#shape;
    const sql = `SELECT count(*) AS n FROM ${table} WHERE`;
    return Number(this.store.get(`${sql} ${this.#condition(filter)}`, fold(filter.search))?.n);
  }

  /** The highest id; 0 where there is no entry. */
  newest(): number {
    return Number(this.store.get(`SELECT max(id) AS id FROM ${this.#shape.table}`)?.id ?? 0);
  }

  #condition({ state }: Filter): string {
    return `(${this.#shape.states[state]}) AND (?1 = '' OR instr(search_text, ?1) > 0)`;
  }

  /** Marks an entry as handled at a moment, or as not handled. @returns whether it exists */
  setHandled(at: number | null, id: number): Promise<boolean> {
    const sql = `UPDATE ${this.#shape.table} SET handled_at = ? WHERE id = ?`;
    return this.store.write(() => this.store.run(sql, at, id).changes > 0);
  }

  /** Deletes these entries, or all that a filter finds up to the id `newest`. @returns how many */
  delete(which: readonly number[] | (Filter & { readonly newest: number })): Promise<number> {
    return this.store.erase(() =>
      'search' in which
        ? this.remove(`id <= ${which.newest} AND ${this.#condition(which)}`, fold(which.search))
        : this.remove('id IN (SELECT value FROM json_each(?1))', JSON.stringify(which)),
    );
  }

  /**
   * Deletes entries; called within a write. The mails that belong to an entry go with it, by the
   * cascade of the table `mails` (`schema/2.sql`).
   *
   * @returns how many entries were deleted
   */
  remove(condition: string, ...values: Value[]): number {
    const { kind, table, madeAt } = this.#shape;
    const sql = `DELETE FROM ${table} WHERE ${condition} RETURNING id, ${madeAt} AS at`;
    const gone = this.store.all(sql, ...values);
    // The time is noted beside the id, since an id may be given again after a restore.
    const notes = gone.map(({ id, at }) => `${kind} ${Number(id)} ${Number(at)}`);
    addToRecord(this.#folder, 'deleted', notes);
    return gone.length;
  }
}
