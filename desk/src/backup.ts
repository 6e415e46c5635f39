import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { assertWhole, DATABASE_FILE, lockFolder, versionOf, withLogs } from './database.ts';
import { DAY, HOUR, MINUTE } from './dates.ts';
import { RECORD_FILE, readRecord } from './record.ts';

/** Matches the name that a backup gets, and finds its day. */
const BACKUP_NAME = /^desk-(\d{4}-\d\d-\d\d)T\d{6}\.sqlite$/;
/** All pages are copied in one step, which is so short that no writer waits for it. */
const ALL_PAGES = 2 ** 30;

/**
 * Copies the database as it is at this moment, also while the desk runs. An incomplete copy
 * replaces no earlier one.
 */
export async function backUp(folder: string, file: string): Promise<void> {
  const source = new DatabaseSync(join(folder, DATABASE_FILE), { readOnly: true });
  const partial = `${file}.partial`;
  try {
    fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    fs.rmSync(partial, { force: true });
    await backup(source, partial, { rate: ALL_PAGES });
    assertIsBackup(partial, file);
    sync(partial);
    fs.renameSync(partial, file);
    copyRecord(folder, dirname(file));
    sync(dirname(file));
  } finally {
    source.close();
    fs.rmSync(partial, { force: true });
  }
}

/** Copies the record (entries deleted, mails sent) into the folder of backups, or from there. */
function copyRecord(from: string, to: string): void {
  if (from !== to && fs.existsSync(join(from, RECORD_FILE)))
    fs.copyFileSync(join(from, RECORD_FILE), join(to, RECORD_FILE));
}

/** Makes a backup when the last one is an hour old, and deletes old backups. */
export async function hourlyBackup(folder: string, backups: string, now: number): Promise<void> {
  const [last] = backupsIn(backups);
  if (last && now - last.madeAt < HOUR - MINUTE && last.madeAt <= now) return;
  await backUp(folder, join(backups, backupName(now)));
  rotate(backups, now);
}

/** The name of a backup that is made now, which sorts by time. */
export const backupName = (now: number): string =>
  `desk-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`;

/** The backups in a folder, the newest first. */
export function backupsIn(folder: string): { readonly file: string; readonly madeAt: number }[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = fs.readdirSync(folder).filter((name) => BACKUP_NAME.test(name));
  const files = names.map((name) => join(folder, name)).sort();
  return files.reverse().map((file) => ({ file, madeAt: fs.statSync(file).mtimeMs }));
}

/** Deletes old backups: it keeps all of the last day, and the newest of each day for two weeks. */
export function rotate(folder: string, now: number): void {
  const days = new Set<string>();
  for (const { file, madeAt } of backupsIn(folder)) {
    const day = BACKUP_NAME.exec(basename(file))?.[1] ?? '';
    const isDaily = now - madeAt < 14 * DAY && !days.has(day);
    days.add(day);
    if (now - madeAt >= DAY && !isDaily) fs.rmSync(file);
  }
}

/**
 * Puts a backup in the database's place. Entries that were deleted and mails that were sent since
 * the backup are left out.
 *
 * @returns the folder to which the replaced files were moved, and how many entries and mails were
 *   left out
 */
export function restore(folder: string, file: string, now: number) {
  if (!fs.existsSync(file)) throw new Error(`There is no file "${file}".`);
  const unlock = lockFolder(folder);
  const fresh = join(folder, 'restored.sqlite');
  try {
    fs.copyFileSync(file, fresh);
    assertIsBackup(fresh, file);
    const leftOut = leaveOut(fresh, [dirname(file), folder]);
    sync(fresh);
    const kept = setAside(folder, now);
    fs.renameSync(fresh, join(folder, DATABASE_FILE));
    if (!fs.existsSync(join(folder, RECORD_FILE))) copyRecord(dirname(file), folder);
    sync(folder);
    return { kept, ...leftOut };
  } finally {
    // A refused backup must leave no copy of personal data.
    for (const each of withLogs(fresh)) fs.rmSync(each, { force: true });
    unlock();
  }
}

/** Removes from a backup what was deleted or sent since, as the record says. */
function leaveOut(file: string, folders: readonly string[]) {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  /** Deletes the rows of a table for which a condition holds. @returns how many */
  const deleteFrom = (tableAndCondition: string, ...values: (string | number)[]): number =>
    Number(database.prepare(`DELETE FROM ${tableAndCondition}`).run(...values).changes);
  const count = { deleted: 0, sent: 0 };
  try {
    database.exec('PRAGMA secure_delete = ON; BEGIN');
    for (const line of readRecord(folders)) {
      const [word, what = '', id, at] = line.split(' ');
      const idAndTime = [Number(id), Number(at)];
      if (word === 'sent') count.sent += deleteFrom('mails WHERE message_id = ?', what);
      if (word !== 'deleted') continue;
      count.deleted +=
        what === 'enquiry'
          ? deleteFrom('enquiries WHERE id = ? AND received_at = ?', ...idAndTime)
          : deleteFrom('consultations WHERE id = ? AND booked_at = ?', ...idAndTime);
    }
    database.exec('COMMIT');
    return count;
  } finally {
    database.close();
  }
}

/** Moves the database aside with its log, which would be replayed into another database. */
function setAside(folder: string, now: number): string | undefined {
  const files = withLogs(DATABASE_FILE).filter((name) => fs.existsSync(join(folder, name)));
  if (files.length === 0) return undefined;
  const kept = join(folder, `before-${backupName(now).replace(/\.sqlite$/, '')}`);
  fs.mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const name of files) fs.renameSync(join(folder, name), join(kept, name));
  return kept;
}

/** @throws where a copy is no complete database of a desk, naming the original */
function assertIsBackup(copy: string, original: string): void {
  const database = new DatabaseSync(copy);
  try {
    // Without a write-ahead log the copy is a single file.
    database.exec('PRAGMA journal_mode = DELETE');
    assertWhole(database);
    if (versionOf(database) === 0) throw new Error('there is no desk in it');
  } catch (error) {
    throw new Error(`"${original}" is no backup of a desk (${(error as Error).message}).`);
  } finally {
    database.close();
  }
}

/** Waits until a file or folder is on the disk itself, not only in memory. */
function sync(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
