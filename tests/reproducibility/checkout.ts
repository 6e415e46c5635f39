import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Folders that a clone does not have. */
const MADE = /^(?:\.git|\.cache|dist|node_modules|styled-system|test-results|playwright-report)$/;
/** Variables that the test runner sets. */
const RUNNERS = /^(?:VITEST.*|TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/;

/** A fresh checkout in another folder, with its packages installed. */
export type Checkout = ReturnType<typeof checkOut>;
/** A program's exit code and output. */
export type Ended = Awaited<ReturnType<Checkout['node']>>;

/** Copies the sources into a folder whose name is awkward for tools. */
export function checkOut() {
  const folder = mkdtempSync(join(tmpdir(), 'another place, été '));
  for (const name of readdirSync('.').filter((entry) => !MADE.test(entry))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  // Hard links to the same files; a symbolic link where that is impossible.
  const [packages, theirs] = [resolve('node_modules'), join(folder, 'node_modules')];
  if (spawnSync('cp', ['-al', packages, theirs]).status !== 0) {
    rmSync(theirs, { recursive: true, force: true });
    symlinkSync(packages, theirs, 'junction');
  }
  return {
    folder,
    /**
     * Runs a script or program of Node's there.
     *
     * @param within a command that runs the command after it
     */
    node: (
      args: readonly string[],
      environment: Readonly<Record<string, string>> = {},
      within: readonly string[] = [],
    ) => {
      const [command = '', ...rest] = [...within, process.execPath, ...args];
      const inherited = Object.entries(process.env).filter(([name]) => !RUNNERS.test(name));
      const env = { ...Object.fromEntries(inherited), ...environment };
      const child = spawn(command, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: string[] = [];
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
      }
      return new Promise<{ status: number | null; said: string }>((done, fail) => {
        child.once('error', fail);
        child.once('close', (status) => done({ status, said: said.join('') }));
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const NO_NETWORK = ['unshare', '--map-root-user', '--net'];
/** A command that runs another one without network; empty where the system forbids that. */
export const withoutNetwork = () => {
  const [command = '', ...args] = NO_NETWORK;
  return spawnSync(command, [...args, 'true']).status === 0 ? NO_NETWORK : [];
};
