import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The name of the record in the desk's folder, and beside its backups. */
export const RECORD = 'deleted-and-sent.log';

/**
 * Records on disk what was deleted and sent, by number and moment, without personal data. An older
 * backup still holds these rows: by this record a restore leaves them out.
 */
export function record(folder: string, word: 'deleted' | 'sent', what: readonly string[]): void {
  const lines = what.map((each) => `${word} ${each}\n`).join('');
  if (lines) appendFileSync(join(folder, RECORD), lines, { mode: 0o600, flush: true });
}

/** The lines of the records in some folders. */
export function recordOf(folders: readonly string[]): Set<string> {
  const lines = new Set<string>();
  const files = folders.map((folder) => join(folder, RECORD)).filter((file) => existsSync(file));
  for (const line of files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
    // Earlier versions of the desk could undo a deletion.
    if (line.startsWith('kept ')) lines.delete(line.replace('kept', 'deleted'));
    else lines.add(line);
  }
  return lines;
}

/**
 * Writes a line of the log.
 *
 * @param details never a name, an address or a text that somebody typed
 */
export function log(level: 'info' | 'warn' | 'error', event: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), level, event, ...details };
  const output = level === 'info' ? process.stdout : process.stderr;
  output.write(`${JSON.stringify(line)}\n`);
}

/** The loggable part of an error, whose message may hold what somebody typed. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
  const at = /[^\s(]*\/(desk\/src\/[\w./-]+:\d+)/.exec(error.stack ?? '')?.[1];
  return { error: error.name, code, sqlite: errcode, response: responseCode, at };
}
