import { fold, type Store, type Value } from './database.ts';
import { MINUTE } from './dates.ts';
import type { EntryKey, Keeper } from './record.ts';
import type { EnquiryField } from './site.ts';
import { BYTE_ORDER_MARK, csv } from './spreadsheet.ts';

export type Kind = 'enquiry' | 'consultation';

export interface Entry {
  readonly id: number;
  readonly email: string;
  readonly handledAt: number | null;
  /** What staff have written about it. */
  readonly note: string;
}

export type Enquiry = Readonly<Record<EnquiryField, string>>;

export interface StoredEnquiry extends Enquiry, Entry {
  readonly receivedAt: number;
}

export interface Consultation extends Entry {
  readonly name: string;
  readonly slot: number;
  readonly bookedAt: number;
  /** When it was booked or moved. */
  readonly changedAt: number;
  /** How often it was moved: calendars replace an entry by one with a higher number. */
  readonly sequence: number;
  /** Whether the visitor has followed the link that was mailed, or staff have booked it. */
  readonly isConfirmed: 0 | 1;
}

export type Filter = Readonly<Record<'search' | 'state', string>>;

export const PAGE_SIZE = 50;
/** How long a deletion can be undone, in milliseconds. */
export const UNDO: number = 5 * MINUTE;
const EXPORTED_AT_ONCE = 500;

/** How one kind of entry lies in the database. */
interface Shape<T> {
  readonly kind: Kind;
  readonly table: string;
  readonly columns: string;
  readonly madeAt: 'received_at' | 'booked_at';
  readonly order: string;
  /** The states that a list can be narrowed to, each as a condition. */
  readonly states: Readonly<Record<string, string>>;
  readonly exported: readonly (keyof T & string)[];
}

/** The entries of one kind, and what staff do with them. */
export abstract class Entries<T extends Entry> {
  readonly states: readonly string[];
  protected readonly store: Store;
  readonly #keeper: Keeper;
  readonly #shape: Shape<T>;

  constructor(store: Store, keeper: Keeper, shape: Shape<T>) {
    this.store = store;
    this.#keeper = keeper;
    this.#shape = shape;
    this.states = Object.keys(shape.states);
  }

  /** Those that a condition holds for, hidden ones too. */
  protected all(condition: string, ...values: Value[]): T[] {
    const { columns, table } = this.#shape;
    const sql = `SELECT ${columns} FROM ${table} WHERE ${condition}`;
    return this.store.all(sql, ...values) as unknown as T[];
  }

  protected shown(condition: string, ...values: Value[]): T[] {
    return this.all(`deleted_at IS NULL AND ${condition}`, ...values);
  }

  find(id: number): T | undefined {
    return this.shown('id = ?', id)[0];
  }

  of(email: string): T[] {
    return this.shown('lower(email) = lower(?) ORDER BY id', email);
  }

  /** One page of a list, counted from 1. */
  list(filter: Filter, page: number): T[] {
    const { order } = this.#shape;
    const condition = `${this.#condition(filter)} ORDER BY ${order} LIMIT ${PAGE_SIZE} OFFSET ?2`;
    return this.shown(condition, fold(filter.search), (page - 1) * PAGE_SIZE);
  }

  count(filter: Filter): number {
    const { table } = this.#shape;
    const sql = `SELECT count(*) AS n FROM ${table} WHERE deleted_at IS NULL AND`;
    return Number(this.store.get(`${sql} ${this.#condition(filter)}`, fold(filter.search))?.n);
  }

  newest(): number {
    return Number(this.store.get(`SELECT max(id) AS id FROM ${this.#shape.table}`)?.id ?? 0);
  }

  #condition({ state }: Filter): string {
    return `(${this.#shape.states[state]}) AND (?1 = '' OR instr(found_by, ?1) > 0)`;
  }

  /** All of them for a spreadsheet, some lines at a time. */
  *csv(): Generator<string> {
    const { exported } = this.#shape;
    yield BYTE_ORDER_MARK + csv([exported]);
    const text = (name: string, value: unknown) =>
      typeof value === 'number' && /At$|^slot$/.test(name)
        ? new Date(value).toISOString()
        : String(value ?? '');
    for (let last = 0; ; ) {
      const rows = this.shown(`id > ? ORDER BY id LIMIT ${EXPORTED_AT_ONCE}`, last);
      if (rows.length === 0) return;
      yield csv(rows.map((row) => exported.map((name) => text(name, row[name]))));
      last = rows.at(-1)?.id ?? 0;
    }
  }

  set(column: 'handled_at' | 'note', value: Value, id: number): Promise<boolean> {
    const sql = `UPDATE ${this.#shape.table} SET ${column} = ? WHERE id = ? AND deleted_at IS NULL`;
    return this.store.write(() => this.store.run(sql, value, id).changes > 0);
  }

  /** Hides entries: these, or all that a list showed when the newest was this. @returns how many */
  hide(which: readonly number[] | (Filter & { readonly newest: number })): Promise<number> {
    const isList = 'search' in which;
    const condition = isList
      ? `id <= ${which.newest} AND ${this.#condition(which)}`
      : 'id IN (SELECT value FROM json_each(?1))';
    const value = isList ? fold(which.search) : JSON.stringify(which);
    const sql = `UPDATE ${this.#shape.table} SET deleted_at = ?2 WHERE deleted_at IS NULL AND`;
    return this.store.write(() => {
      const at = this.store.now();
      const { changes } = this.store.run(`${sql} ${condition}`, value, at);
      this.#keeper.add('deleted', this.#keys('deleted_at = ?', at));
      return changes;
    });
  }

  /** What was hidden last, and can be shown again. */
  lastHidden(): { readonly at: number; readonly count: number } | undefined {
    const row = this.store.get(
      `SELECT deleted_at AS at, count(*) AS count FROM ${this.#shape.table}
         WHERE deleted_at IS NOT NULL GROUP BY deleted_at ORDER BY deleted_at DESC LIMIT 1`,
    );
    return row && { at: Number(row.at), count: Number(row.count) };
  }

  /** Shows again what was hidden at a moment. @returns how many */
  show(at: number): Promise<number> {
    const sql = `UPDATE ${this.#shape.table} SET deleted_at = NULL WHERE deleted_at = ?`;
    return this.store.write(() => {
      this.#keeper.add('kept', this.#keys('deleted_at = ?', at));
      return this.store.run(sql, at).changes;
    });
  }

  /** Deletes for good what was hidden some minutes ago; part of a write. */
  removeHidden(): void {
    const now = this.store.now();
    // A clock that was set back must not keep them.
    this.remove('deleted_at <= ? OR deleted_at > ?', now - UNDO, now + UNDO);
  }

  /** Deletes entries for good, with the mail about them that was not sent; part of a write. */
  remove(condition: string, ...values: Value[]): void {
    this.#keeper.add('deleted', this.#keys(condition, ...values));
    this.store.run(`DELETE FROM ${this.#shape.table} WHERE ${condition}`, ...values);
  }

  #keys(condition: string, ...values: Value[]): EntryKey[] {
    const { kind, table, madeAt } = this.#shape;
    return this.store
      .all(`SELECT id, ${madeAt} AS at FROM ${table} WHERE ${condition}`, ...values)
      .map(({ id, at }): EntryKey => `${kind} ${Number(id)} ${Number(at)}`);
  }
}
