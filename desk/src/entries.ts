import type { Row, Store } from './database.ts';

/** What staff keep about an entry. */
export interface Handling {
  readonly handledAt: number | undefined;
  readonly assignee: string;
  readonly note: string;
}

/** An entry of the inbox. */
export interface EntryId {
  readonly kind: 'enquiry' | 'consultation';
  readonly id: number;
}

const TABLES = { enquiry: 'enquiries', consultation: 'consultations' } as const;
/** How long a deletion can be undone, in milliseconds. */
export const UNDO = 30_000;

/** The columns of an entry that staff write. */
export const handlingOf = (row: Row): Handling => ({
  handledAt: row.handled_at === null ? undefined : Number(row.handled_at),
  assignee: String(row.assignee),
  note: String(row.note),
});

/** An entry as it is written in addresses: `enquiry-12`. */
export const entryText = ({ kind, id }: EntryId): string => `${kind}-${id}`;

/** Reads a list of entries as {@link entryText} writes them; what is none is left out. */
export const entriesFrom = (text: string): EntryId[] =>
  text.split(',').flatMap((part) => {
    const [, kind, id] = /^(enquiry|consultation)-(\d{1,15})$/.exec(part) ?? [];
    return kind === 'enquiry' || kind === 'consultation' ? [{ kind, id: Number(id) }] : [];
  });

/** What staff do with enquiries and consultations alike. */
export class Entries {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** @returns whether there is such an entry */
  setHandled({ kind, id }: EntryId, isHandled: boolean): Promise<boolean> {
    return this.#update(
      `UPDATE ${TABLES[kind]} SET handled_at = ? WHERE id = ? AND deleted_at IS NULL`,
      isHandled ? this.#store.now() : null,
      id,
    );
  }

  /** @returns whether there is such an entry */
  describe({ kind, id }: EntryId, assignee: string, note: string): Promise<boolean> {
    return this.#update(
      `UPDATE ${TABLES[kind]} SET assignee = ?, note = ? WHERE id = ? AND deleted_at IS NULL`,
      assignee,
      note,
      id,
    );
  }

  /** Hides entries; {@link due} are those to be deleted for good. */
  hide(entries: readonly EntryId[]): Promise<boolean> {
    return this.#mark(entries, this.#store.now());
  }

  /** Shows hidden entries again. @returns whether none of them was gone already */
  undo(entries: readonly EntryId[]): Promise<boolean> {
    return this.#mark(entries, null);
  }

  #mark(entries: readonly EntryId[], deletedAt: number | null): Promise<boolean> {
    return this.#store.write(() => {
      const changed = entries.map(
        ({ kind, id }) =>
          this.#store.run(
            `UPDATE ${TABLES[kind]} SET deleted_at = ?
               WHERE id = ? AND deleted_at IS ${deletedAt === null ? 'NOT NULL' : 'NULL'}`,
            deletedAt,
            id,
          ).changes,
      );
      return changed.length > 0 && changed.every((changes) => changes > 0);
    });
  }

  /** Whether an entry is hidden, and not yet deleted for good. */
  isHidden({ kind, id }: EntryId): boolean {
    const sql = `SELECT 1 FROM ${TABLES[kind]} WHERE id = ? AND deleted_at IS NOT NULL`;
    return this.#store.get(sql, id) !== undefined;
  }

  /** Hidden entries whose deletion can no longer be undone. */
  due(): EntryId[] {
    const now = this.#store.now();
    return (['enquiry', 'consultation'] as const).flatMap((kind) =>
      this.#store
        // A clock that was set back must not keep them.
        .all(
          `SELECT id FROM ${TABLES[kind]} WHERE deleted_at <= ? OR deleted_at > ?`,
          now - UNDO,
          now + UNDO,
        )
        .map(({ id }) => ({ kind, id: Number(id) })),
    );
  }

  /** Deletes entries for good, with the mail about them that was not sent; part of a write. */
  remove(entries: readonly EntryId[]): number {
    return entries.reduce(
      (sum, { kind, id }) =>
        sum + this.#store.run(`DELETE FROM ${TABLES[kind]} WHERE id = ?`, id).changes,
      0,
    );
  }

  /** Whom entries were assigned to so far. */
  assignees(): string[] {
    return this.#store
      .all(
        `SELECT assignee FROM enquiries WHERE assignee <> ''
           UNION SELECT assignee FROM consultations WHERE assignee <> '' ORDER BY assignee LIMIT 50`,
      )
      .map(({ assignee }) => String(assignee));
  }

  async #update(sql: string, ...values: (string | number | null)[]): Promise<boolean> {
    return (await this.#store.write(() => this.#store.run(sql, ...values).changes)) > 0;
  }
}
