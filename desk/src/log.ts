/**
 * Writes a line of the desk's log, to standard output or standard error.
 *
 * @param details never a name, an address or a text that somebody typed
 */
export function log(level: 'info' | 'warn' | 'error', event: string, details: object = {}): void {
  const line = { time: new Date().toISOString(), level, event, ...details };
  const output = level === 'info' ? process.stdout : process.stderr;
  output.write(`${JSON.stringify(line)}\n`);
}

/** What may be logged of an error. Its message is left out: it may hold what somebody typed. */
export function loggable(error: unknown): object {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const { code, errcode, responseCode } = error as Error & Record<string, unknown>;
  const at = /[^\s(]*\/(desk\/src\/[\w./-]+:\d+)/.exec(error.stack ?? '')?.[1];
  return { error: error.name, code, sqlite: errcode, response: responseCode, at };
}
