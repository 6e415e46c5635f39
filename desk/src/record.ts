import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the record in the desk's folder, and beside its backups. */
export const RECORD = 'deleted-and-sent.log';

/** An entry as the record names it: its number alone may be given again after a restore. */
export type EntryKey = `${'enquiry' | 'consultation'} ${number} ${number}`;

// A backup knows of neither, and a restore leaves both out. It holds numbers and moments, no people.
/** What was deleted and which mail was sent, beside the database. */
export class Keeper {
  readonly #file: string;

  constructor(folder: string, now: number) {
    this.#file = join(folder, RECORD);
    // A new record cannot know of earlier deletions: it says when it began.
    if (!existsSync(this.#file)) this.add('begun', [`${now}`]);
  }

  /** Writes to the disk what was deleted or sent. */
  add(word: 'begun' | 'deleted' | 'sent', what: readonly string[]): void {
    const lines = what.map((each) => `${word} ${each}\n`).join('');
    if (lines) appendFileSync(this.#file, lines, { mode: 0o600, flush: true });
  }
}

/** What the records in some folders say, the newest last; nothing where there is none. */
export function recordOf(folders: readonly string[]) {
  const files = folders.map((folder) => join(folder, RECORD)).filter((file) => existsSync(file));
  const [deleted, sent] = [new Set<string>(), new Set<string>()];
  let begun = Number.POSITIVE_INFINITY;
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    const [word = '', what = ''] = line.split(/ (.*)/s, 2);
    if (word === 'begun') begun = Math.min(begun, Number(what));
    if (word === 'deleted') deleted.add(what);
    // Earlier versions of the desk could undo a deletion.
    if (word === 'kept') deleted.delete(what);
    if (word === 'sent') sent.add(what);
  }
  return { begun, deleted, sent };
}

/** @param details never a name, an address or a text */
export function log(level: 'info' | 'warn' | 'error', event: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), level, event, ...details };
  const output = level === 'info' ? process.stdout : process.stderr;
  output.write(`${JSON.stringify(line)}\n`);
}

/** What may be said of an error. Its message may hold what somebody typed. */
export function about(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
  const at = /[^\s(]*\/(desk\/src\/[\w./-]+:\d+)/.exec(error.stack ?? '')?.[1];
  return { error: error.name, code, sqlite: errcode, response: responseCode, at };
}
