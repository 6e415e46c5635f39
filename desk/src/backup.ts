import * as fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { SEEN_AT } from './clock.ts';
import { assertWhole, FILE, lockFolder, versionOf } from './database.ts';
import { DAY, HOUR, MINUTE } from './dates.ts';
import { RECORD, recordOf } from './record.ts';

const NAME = /^desk-(\d{4}-\d\d-\d\d)T\d{6}\.sqlite$/;
/** All pages in one step: a reader of a moment, which no writer waits for. */
const ALL_PAGES = 2 ** 30;

// Copies the database as it is at this moment, also while the desk runs. A copy that is not whole
// replaces none.
export async function backUp(folder: string, file: string): Promise<void> {
  const source = new DatabaseSync(join(folder, FILE), { readOnly: true });
  const partial = `${file}.partial`;
  try {
    fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    fs.rmSync(partial, { force: true });
    await backup(source, partial, { rate: ALL_PAGES });
    assertGood(partial);
    sync(partial);
    fs.renameSync(partial, file);
    copyRecord(folder, dirname(file));
    sync(dirname(file));
  } finally {
    source.close();
    fs.rmSync(partial, { force: true });
  }
}

function copyRecord(from: string, to: string): void {
  if (from !== to && fs.existsSync(join(from, RECORD)))
    fs.copyFileSync(join(from, RECORD), join(to, RECORD));
}

/** Makes a backup when the last is an hour old, and deletes those that are kept no longer. */
export async function hourlyBackup(folder: string, backups: string, now: number): Promise<void> {
  const [last] = backupsIn(backups);
  if (last && now - last.madeAt < HOUR - MINUTE && last.madeAt <= now) return;
  await backUp(folder, join(backups, backupName(now)));
  rotate(backups, now);
}

export const backupName = (now: number): string =>
  `desk-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`;

export function backupsIn(folder: string): { readonly file: string; readonly madeAt: number }[] {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = fs.readdirSync(folder).filter((name) => NAME.test(name));
  const files = names.map((name) => join(folder, name)).sort();
  return files.reverse().map((file) => ({ file, madeAt: fs.statSync(file).mtimeMs }));
}

/** Deletes the backups that are no longer kept: a day of hours stays, and two weeks of days. */
export function rotate(folder: string, now: number): void {
  const days = new Set<string>();
  for (const { file, madeAt } of backupsIn(folder)) {
    const day = NAME.exec(basename(file))?.[1] ?? '';
    const isDaily = now - madeAt < 14 * DAY && !days.has(day);
    days.add(day);
    if (now - madeAt >= DAY && !isDaily) fs.rmSync(file);
  }
}

/** `revive` brings back what was deleted after the backup, `resend` sends again what was sent. */
type RestoreOptions = Readonly<Partial<Record<'revive' | 'resend', boolean>>>;

// Puts a backup in the database's place and keeps what was there, in the folder that is returned.
// What was deleted or sent since is counted, and left out unless it is told otherwise.
export function restore(folder: string, file: string, now: number, options: RestoreOptions = {}) {
  if (!fs.existsSync(file)) throw new Error(`There is no file "${file}".`);
  const free = lockFolder(folder);
  try {
    const fresh = join(folder, 'restored.sqlite');
    fs.copyFileSync(file, fresh);
    assertGood(fresh);
    const since = leaveOut(fresh, [dirname(file), folder], options);
    sync(fresh);
    const kept = keepWhatIsThere(folder, now);
    fs.renameSync(fresh, join(folder, FILE));
    if (!fs.existsSync(join(folder, RECORD))) copyRecord(dirname(file), folder);
    sync(folder);
    return { kept, ...since };
  } finally {
    free();
  }
}

/** Takes out of a copy what the record says was deleted or sent since. */
function leaveOut(file: string, folders: readonly string[], { revive, resend }: RestoreOptions) {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    const made = database.prepare('SELECT value FROM settings WHERE name = ?').get(SEEN_AT);
    const { begun, deleted, sent } = recordOf(folders);
    if (begun > Number(made?.value ?? 0) && !(revive && resend))
      throw new Error(
        `Nothing says what was deleted and sent after this backup: "${RECORD}" is missing or younger. With --revive --resend it is restored as it is.`,
      );
    const take = (where: string, isLeftOut: boolean, ...values: (string | number)[]): number => {
      const found = database.prepare(`SELECT count(*) AS n FROM ${where}`).get(...values);
      if (isLeftOut) database.prepare(`DELETE FROM ${where}`).run(...values);
      return Number(found?.n);
    };
    const count = { deleted: 0, sent: 0 };
    database.exec('PRAGMA secure_delete = ON; BEGIN');
    for (const key of deleted) {
      const [kind, id = '', at = ''] = key.split(' ');
      const where =
        kind === 'enquiry'
          ? 'enquiries WHERE id = ? AND received_at = ?'
          : 'consultations WHERE id = ? AND booked_at = ?';
      count.deleted += take(where, !revive, Number(id), Number(at));
    }
    for (const id of sent) count.sent += take('mails WHERE message_id = ?', !resend, id);
    database.exec('COMMIT');
    return count;
  } finally {
    database.close();
  }
}

/** The log beside a database belongs to it: with another database it would be replayed into that. */
function keepWhatIsThere(folder: string, now: number): string | undefined {
  const all = [FILE, `${FILE}-wal`, `${FILE}-shm`];
  const files = all.filter((name) => fs.existsSync(join(folder, name)));
  if (files.length === 0) return undefined;
  const kept = join(folder, `before-${backupName(now).replace(/\.sqlite$/, '')}`);
  fs.mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const name of files) fs.renameSync(join(folder, name), join(kept, name));
  return kept;
}

/** @throws when a file is no whole database of this desk */
function assertGood(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    // The copy has the mode of its source: as a single file nothing else belongs to it.
    copy.exec('PRAGMA journal_mode = DELETE');
    assertWhole(copy);
    if (versionOf(copy) === 0) throw new Error('there is no desk in it');
  } catch (error) {
    throw new Error(`"${file}" is no backup of a desk (${(error as Error).message}).`);
  } finally {
    copy.close();
  }
}

function sync(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}
