import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/** One entry for each version of the schema: `user_version` counts those that were applied. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE enquiries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     received_at INTEGER NOT NULL,
     fingerprint TEXT NOT NULL,
     first_name TEXT NOT NULL,
     surname TEXT NOT NULL,
     company_name TEXT NOT NULL,
     email TEXT NOT NULL,
     contact_number TEXT NOT NULL
   ) STRICT;
   CREATE INDEX enquiries_by_fingerprint ON enquiries (fingerprint, received_at);
   CREATE INDEX enquiries_by_age ON enquiries (received_at);
   CREATE TABLE outbox (
     enquiry_id INTEGER PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE consultations (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     slot INTEGER NOT NULL UNIQUE,
     booked_at INTEGER NOT NULL,
     secret_hash TEXT NOT NULL UNIQUE,
     sequence INTEGER NOT NULL DEFAULT 0,
     name TEXT NOT NULL,
     email TEXT NOT NULL
   ) STRICT;`,
];

const BUSY = 5;
const CONSTRAINT_UNIQUE = 2067;
const ATTEMPTS = 20;
const PAUSE = 50;

/**
 * Opens the desk's database and brings its schema up to date.
 *
 * @param folder created where it does not exist
 * @throws naming the folder when it cannot be written to, or was written by a newer version
 */
export function openDatabase(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(folder, 'desk.sqlite'), {
      enableForeignKeyConstraints: true,
    });
    // The wait for a lock would block every other visitor, so busy errors are retried in `whenFree`.
    // Only the start may wait: another process may be closing the file.
    database.exec(
      'PRAGMA busy_timeout = 2000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    );
    database.exec('PRAGMA secure_delete = ON');
    migrate(database);
    database.exec('PRAGMA busy_timeout = 0');
    return database;
  } catch (error) {
    throw new Error(
      `The desk cannot use its folder "${folder}" (${(error as Error).message}). NOUGHTLINE_DESK_DATA names another.`,
      { cause: error },
    );
  }
}

function migrate(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version);
  if (version > MIGRATIONS.length) {
    throw new Error(`the database has version ${version}, newer than this desk`);
  }
  for (const [index, migration] of MIGRATIONS.entries()) {
    if (index < version) continue;
    transaction(database, () => {
      database.exec(migration);
      database.exec(`PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Runs a function in a transaction: all of it is committed, or none. */
export function transaction<T>(database: DatabaseSync, run: () => T): T {
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

/** Runs a function, and again for up to a second while another process holds the database. */
export async function whenFree<T>(run: () => T): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return run();
    } catch (error) {
      if ((codeOf(error) & 0xff) !== BUSY || attempt === ATTEMPTS) throw error;
      await delay(PAUSE);
    }
  }
}

/** Whether a statement failed because the value of a unique column is taken. */
export const isTaken = (error: unknown): boolean => codeOf(error) === CONSTRAINT_UNIQUE;

/** SQLite's own number of an error, 0 for any other error. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
}
