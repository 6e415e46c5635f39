import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the record, in the desk's folder and beside its backups. It is not the desk's log. */
export const RECORD_FILE = 'deleted-and-sent.log';

/**
 * Notes on disk which entries were deleted, by id and moment, or which mails were sent, by
 * Message-ID. A backup that was made earlier still holds them: `restore` reads this record and leaves
 * them out. The record names nobody.
 */
export function addToRecord(
  folder: string,
  word: 'deleted' | 'sent',
  what: readonly string[],
): void {
  const lines = what.map((each) => `${word} ${each}\n`).join('');
  if (lines) appendFileSync(join(folder, RECORD_FILE), lines, { mode: 0o600, flush: true });
}

/** The lines of the records in some folders, each once. */
export function readRecord(folders: readonly string[]): Set<string> {
  const lines = new Set<string>();
  const files = folders
    .map((folder) => join(folder, RECORD_FILE))
    .filter((file) => existsSync(file));
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    // Earlier versions of the desk could undo a deletion.
    if (line.startsWith('kept ')) lines.delete(line.replace('kept', 'deleted'));
    else lines.add(line);
  }
  return lines;
}
