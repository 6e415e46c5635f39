import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, vi } from 'vitest';
import { ask } from '../../tests/support/ask.ts';
import { startProgram } from '../../tests/support/start-program.ts';
import { slowness } from '../../tools/slowness.ts';
import type { DeskConfig } from '../src/config.ts';
import { openStore } from '../src/database.ts';
import { createDesk, type Desk } from '../src/desk.ts';
import type { Enquiry } from '../src/entries.ts';
import { run } from '../src/main.ts';
import { startDesk } from '../src/server.ts';

type Texts = Readonly<Record<string, string>>;
/** An answer of the desk. */
export type Answer = Awaited<ReturnType<typeof ask>>;
/** A desk of one test, with requests to it. */
export type TestDesk = Awaited<ReturnType<typeof servedDesk>>;

/** How long tests wait for something, at most: a machine may be several times slower. */
export const SOON = { timeout: 25_000 * slowness, interval: 20 };
export const URLENCODED = 'application/x-www-form-urlencoded';

export const enquiry: Enquiry = {
  firstName: 'Amara',
  surname: 'Osei',
  companyName: 'Hair Nova',
  email: 'amara@hairnova.example',
  contactNumber: '+44 20 7946 0001',
  nought: 'enquiries: 12',
};

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const run of cleanUps.splice(0).reverse()) await run();
});

/** Runs after the test. */
export const after = (run: () => unknown): void => {
  cleanUps.push(run);
};

/** A folder of one test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'desk-'));
  after(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The lines that the log gets while a test runs, which are not printed. */
export function logged(): string[] {
  const lines: string[] = [];
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  after(() => written.mockRestore());
  return lines;
}

/** A configuration for tests: any free port, nothing from the environment. */
export const testConfig = (changes: Partial<DeskConfig> = {}): DeskConfig => ({
  port: 0,
  host: '127.0.0.1',
  data: changes.data ?? folder(),
  site: 'https://www.noughtline.example',
  proxy: [],
  keepDays: 365,
  email: 'hello@noughtline.example',
  place: '1 Meridian Yard, Greenwich',
  notice: 0,
  now: Date.now,
  ...changes,
});

/** A desk without a server. */
export function unservedDesk(changes: Partial<DeskConfig> = {}): Desk {
  const config = testConfig(changes);
  const store = openStore(config.data, config.now);
  after(() => store.database.isOpen && store.database.close());
  return createDesk(config, store, () => 'https://desk.example');
}

/** Starts a desk that ends with the test. */
export async function servedDesk(changes: Partial<DeskConfig> = {}) {
  const config = testConfig(changes);
  const running = await startDesk(config);
  after(running.close);
  const url = `http://127.0.0.1:${running.port}`;
  const cookie = `desk=${running.signIn.newSession()}`;
  return {
    ...running,
    data: config.data,
    get: (path: string, headers: Texts = {}) => ask(url, path, { headers }),
    /** Gets a page as somebody who has signed in. */
    inbox: (path: string) => ask(url, path, { headers: { cookie } }),
    post: (path: string, fields: Texts, more: Texts = {}) => {
      const headers = { 'content-type': URLENCODED, ...more };
      const body = new URLSearchParams(fields).toString();
      return ask(url, path, { method: 'POST', headers, body });
    },
  };
}

/** Runs a command in this process. @returns what it prints */
export async function command(data: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const set = { NOUGHTLINE_DESK_DATA: data, ...env };
  await run(args, set, (text) => said.push(text));
  return said.join('\n');
}

/** The rows of a table in a desk's database, by default its enquiries. */
export function stored(data: string, table = 'enquiries') {
  const database = new DatabaseSync(join(data, 'desk.sqlite'), { readOnly: true });
  const rows = database.prepare(`SELECT * FROM ${table} ORDER BY id`).all();
  database.close();
  return rows;
}

export const surnames = (data: string) => stored(data).map(({ surname }) => surname);

/**
 * Starts a program that is killed after the test.
 *
 * @returns what a pattern finds in what it prints
 */
export async function start(args: readonly string[], env: NodeJS.ProcessEnv, pattern: RegExp) {
  const { match, end } = await startProgram(args, pattern, { env });
  after(() => end('SIGKILL'));
  const [, first = '', second = ''] = match;
  return { first, second, end };
}

/** Runs a step of a long test. @throws its error, with the step's title */
export async function step(title: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}: ${error.message}`;
    throw error;
  }
}

/** Stores an enquiry for each of these surnames. */
export const receive = async ({ enquiries }: Desk, ...names: string[]) => {
  for (const surname of names) await enquiries.receive({ ...enquiry, surname });
};
