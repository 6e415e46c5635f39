import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { DeskConfig } from '../src/config.ts';
import type { Enquiry } from '../src/enquiries.ts';
import { type RunningDesk, startDesk } from '../src/server.ts';
import { type Asked, ask } from './ask.ts';

/** A desk of one test, with requests to it. */
export interface TestDesk extends RunningDesk {
  readonly data: string;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Asked>;
  readonly post: (
    path: string,
    fields: Readonly<Record<string, string>>,
    headers?: Record<string, string>,
  ) => Promise<Asked>;
}

export const enquiry: Enquiry = {
  firstName: 'Amara',
  surname: 'Osei',
  companyName: 'Hair Nova',
  email: 'amara@hairnova.example',
  contactNumber: '+44 20 7946 0001',
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

/** A configuration for tests: any free port, nothing from the environment. */
export const testConfig = (changes: Partial<DeskConfig> = {}): DeskConfig => ({
  port: 0,
  host: '127.0.0.1',
  data: changes.data ?? folder(),
  site: 'https://www.noughtline.example',
  proxies: [],
  keepDays: 365,
  email: 'hello@noughtline.example',
  place: '1 Meridian Yard, Greenwich',
  noticeHours: 0,
  bufferMinutes: 0,
  ceiling: 100_000,
  now: Date.now,
  ...changes,
});

/** Starts a desk that ends with the test. */
export async function desk(changes: Partial<DeskConfig> = {}): Promise<TestDesk> {
  const config = testConfig(changes);
  const running = await startDesk(config);
  after(running.close);
  const url = `http://127.0.0.1:${running.port}`;
  return {
    ...running,
    data: config.data,
    get: (path, headers = {}) => ask(url, path, { headers }),
    post: (path, fields, headers = {}) =>
      ask(url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}
