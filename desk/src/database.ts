import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** The name of the database in the desk's folder. */
export const DATABASE_FILE = 'desk.sqlite';
/** The migrations, one for each version; `user_version` counts those that were applied. */
export const MIGRATIONS: readonly string[] = [1, 2, 3, 4, 5, 6].map((version) =>
  readFileSync(join(import.meta.dirname, `schema/${version}.sql`), 'utf8'),
);

/** A database file and the files that SQLite writes beside it. */
export const withLogs = (file: string): string[] =>
  ['', '-wal', '-shm', '-journal'].map((end) => `${file}${end}`);

export type Row = Readonly<Record<string, SQLOutputValue>>;
export type Value = string | number | null;

/** How long a write waits for another process in all, and between tries, in milliseconds. */
const BUSY_TIMEOUT = 1_000;
const RETRY_PAUSE = 20;

/** Results of SQLite. */
const BUSY = 5;
const CORRUPT = 11;
const NOT_A_DATABASE = 26;
const CONSTRAINT_UNIQUE = 2067;

/** Thrown once the database was replaced or damaged: then no write is acknowledged any more. */
export class BrokenStore extends Error {}

export type Store = ReturnType<typeof storeOf>;

function storeOf(database: DatabaseSync, folder: string, now: () => number) {
  const file = join(folder, DATABASE_FILE);
  const { ino } = statSync(file);
  let broken: string | undefined;
  function assertUnbroken(): void {
    if (store.broken !== undefined) throw new BrokenStore(store.broken);
  }
  const store = {
    database,
    now,
    /** The problem with the file, if there is one, which only a restart can end. */
    get broken(): string | undefined {
      const there = statSync(file, { throwIfNoEntry: false });
      if (there?.ino !== ino) broken ??= `The database file ${there ? 'was replaced' : 'is gone'}.`;
      return broken;
    },
    /** Remembers an error if it means that the file is damaged. */
    noteDamage(error: unknown): void {
      const code = codeOf(error) & 0xff;
      if (code === CORRUPT || code === NOT_A_DATABASE) broken ??= 'The database is damaged.';
    },
    get: (sql: string, ...values: Value[]): Row | undefined => database.prepare(sql).get(...values),
    all: (sql: string, ...values: Value[]): Row[] => database.prepare(sql).all(...values),
    /** @returns how many rows were changed, and the id of the last new one */
    run(sql: string, ...values: Value[]): { readonly changes: number; readonly id: number } {
      const { changes, lastInsertRowid } = database.prepare(sql).run(...values);
      return { changes: Number(changes), id: Number(lastInsertRowid) };
    },
    /**
     * Runs a transaction. Once the promise resolves, the changes are on disk, and the file that was
     * opened is still in its place. While another process writes, this waits by a timer, so that
     * reading goes on.
     */
    async write<T>(run: () => T): Promise<T> {
      const giveUp = performance.now() + BUSY_TIMEOUT;
      for (;;) {
        try {
          assertUnbroken();
          const result = transaction(database, run);
          assertUnbroken();
          return result;
        } catch (error) {
          store.noteDamage(error);
          if (!isBusy(error) || performance.now() > giveUp) throw error;
        }
        await delay(RETRY_PAUSE);
      }
    },
    /** Runs a transaction that deletes, and empties SQLite's log, which would keep deleted rows. */
    async erase<T>(run: () => T): Promise<T> {
      const result = await store.write(run);
      // While a backup reads, the log cannot be emptied; the cleaning of the next minute does it.
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      return result;
    },
    setting(name: string): string | undefined {
      const row = store.get('SELECT value FROM settings WHERE name = ?', name);
      return row && String(row.value);
    },
    /** Remembers a value; called within a write. */
    remember(name: string, value: string): void {
      store.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
    },
  };
  return store;
}

/** Opens the database, checks it and brings its schema up to date. @throws naming the folder */
export function openStore(folder: string, now: () => number = Date.now): Store {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, DATABASE_FILE);
    // Earlier versions left files that every user of the machine could read.
    for (const each of withLogs(file)) if (existsSync(each)) chmodSync(each, 0o600);
    database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
    // Another process may hold the file for a moment: a command that deletes, a desk that ends.
    database.exec(
      `PRAGMA busy_timeout = 1000; PRAGMA journal_mode = WAL;
       PRAGMA synchronous = FULL; PRAGMA secure_delete = ON`,
    );
    database.function('now', () => now());
    database.function('fold', { deterministic: true }, (text) => fold(String(text)));
    assertWhole(database);
    for (const [index, migration] of [...MIGRATIONS.entries()].slice(versionOf(database))) {
      const sql = `${migration}; PRAGMA user_version = ${index + 1}`;
      transaction(database, () => database?.exec(sql));
    }
    // From here on no statement may wait for a lock, since it would hold up every other request.
    database.exec('PRAGMA busy_timeout = 0');
    return storeOf(database, folder, now);
  } catch (error) {
    if (database?.isOpen) database.close();
    const why = `The desk cannot use its folder "${folder}" (${(error as Error).message}).`;
    throw new Error(`${why} NOUGHTLINE_DESK_DATA names another.`, { cause: error });
  }
}

/** @throws when pages of the database are damaged */
export function assertWhole(database: DatabaseSync): void {
  if (database.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok') return;
  throw new Error('it is damaged; "npm run desk -- restore FILE" puts a backup in its place');
}

/** The version of a database's schema, which this desk must know. */
export function versionOf(database: DatabaseSync): number {
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (version <= MIGRATIONS.length) return version;
  throw new Error(`the database has version ${version}, newer than this desk`);
}

/** Letters that Unicode does not take apart into a plain letter and a mark, with the plain ones. */
const PLAIN_LETTERS = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text as the search compares it: lower case, without accents. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđðþßæœı]/g, (letter) => PLAIN_LETTERS[letter as keyof typeof PLAIN_LETTERS]);

function transaction<T>(database: DatabaseSync, run: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite ends the transaction by itself on some errors, a full disk for example.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const isBusy = (error: unknown): boolean => (codeOf(error) & 0xff) === BUSY;

/** Whether a statement failed because the value of a unique column is taken. */
export const isTaken = (error: unknown): boolean => codeOf(error) === CONSTRAINT_UNIQUE;

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}

/** Locks the folder for this desk until the process ends. @returns a function that unlocks it */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'desk.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`A desk is running on the folder "${folder}". Stop it first.`);
  }
  return () => lock.close();
}
