import { once } from 'node:events';
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { assertWhole, FILE, lockFolder, versionOf } from './database.ts';
import { DAY, HOUR } from './dates.ts';

/** Backups of the last hours are all kept; of the days before, one each. */
const KEPT_HOURS = 24;
const KEPT_DAYS = 14;
const NAME = /^desk-(\d{4}-\d\d-\d\d)T\d{6}\.sqlite$/;
/** All pages in one step: a reader of a moment, which no writer waits for. */
const ALL_PAGES = 2 ** 30;

/**
 * Copies the desk's database as it is at this moment, also while the desk runs, and checks the copy.
 *
 * @param file is replaced only by a copy that is whole
 * @throws when the copy could not be made
 */
export async function backUp(folder: string, file: string): Promise<void> {
  const source = new DatabaseSync(join(folder, FILE), { readOnly: true });
  const partial = `${file}.partial`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    rmSync(partial, { force: true });
    await backup(source, partial, { rate: ALL_PAGES });
    assertGood(partial);
    sync(partial);
    renameSync(partial, file);
    sync(dirname(file));
  } finally {
    source.close();
    rmSync(partial, { force: true });
  }
}

/** Does the same on a thread of its own, so that requests are answered meanwhile. */
export async function backUpApart(folder: string, file: string): Promise<void> {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { folder, file },
  });
  await once(worker, 'exit');
}

/** The name of a backup that is made now. */
export const backupName = (now: number): string =>
  `desk-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`;

/** The desk's backups in a folder, the newest first. */
export function backupsIn(folder: string): { readonly file: string; readonly madeAt: number }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const file = join(folder, name);
      return { file, madeAt: statSync(file).mtimeMs };
    });
}

/** Deletes the backups that are no longer kept: two weeks of days, and a day of hours. */
export function rotate(folder: string, now: number): void {
  const days = new Set<string>();
  for (const { file, madeAt } of backupsIn(folder)) {
    const day = NAME.exec(basename(file))?.[1] ?? '';
    const isRecent = now - madeAt < KEPT_HOURS * HOUR;
    const isDaily = now - madeAt < KEPT_DAYS * DAY && !days.has(day);
    days.add(day);
    if (!isRecent && !isDaily) rmSync(file);
  }
}

/**
 * Puts a backup in the place of the desk's database, and keeps what was there.
 *
 * @returns the folder with what was there, if anything was
 * @throws when a desk is running on the folder, or the backup is none
 */
export function restore(folder: string, file: string, now: number): string | undefined {
  if (!existsSync(file)) throw new Error(`There is no file "${file}".`);
  const free = lockFolder(folder);
  try {
    const fresh = join(folder, 'restored.sqlite');
    copyFileSync(file, fresh);
    assertGood(fresh);
    sync(fresh);
    const kept = keepWhatIsThere(folder, now);
    renameSync(fresh, join(folder, FILE));
    sync(folder);
    return kept;
  } finally {
    free();
  }
}

/** The log beside a database belongs to it: with another database it would be replayed into that. */
function keepWhatIsThere(folder: string, now: number): string | undefined {
  const files = [FILE, `${FILE}-wal`, `${FILE}-shm`].filter((name) =>
    existsSync(join(folder, name)),
  );
  if (files.length === 0) return undefined;
  const kept = join(folder, `before-${backupName(now).replace(/\.sqlite$/, '')}`);
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  for (const name of files) renameSync(join(folder, name), join(kept, name));
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
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
