import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { freePort, startProgram } from '../../../../tests/support/start-program.ts';

/** The library that hydrates the projects' islands: the suite runs once with each. */
export const client = process.env.ISLANDS_CLIENT === 'preact' ? 'preact' : 'react';
/** Where the projects are built. Inside the checkout, so that they find its packages. */
const FOLDER = resolve('.cache/adoption', client);
const WAKU = resolve('node_modules/waku/cli.js');

/** The projects by the folder that they are copied from. */
export const SOURCES = {
  starter: 'node_modules/create-waku/templates/01_basic',
  nested: 'packages/waku-islands/fixtures/nested',
  shapes: 'packages/waku-islands/fixtures/shapes',
  libraries: 'packages/waku-islands/fixtures/libraries',
  blog: 'packages/waku-islands/examples/blog',
  mixed: 'packages/waku-islands/examples/mixed',
  ported: 'packages/waku-islands/examples/ported',
} as const;

/** Texts of files of a project, by their paths; null for a file that is removed. */
export type Files = Readonly<Record<string, string | null>>;

/** A copy of a project. */
export interface Project {
  readonly folder: string;
  /** What its build wrote to the terminal. */
  readonly said: string;
  readonly hasFailed: boolean;
}

/**
 * Copies a project, and adds the package as its README says.
 *
 * @param tarball the packed package; nothing for Waku's own output
 * @param files are changed in the copy
 * @returns the folder of the copy
 */
export function copyProject(
  source: keyof typeof SOURCES,
  tarball: string | undefined,
  files: Files = {},
  name: string = source,
): string {
  const folder = join(FOLDER, tarball ? name : `${name}-stock`);
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCES[source], folder, { recursive: true });
  if (source === 'libraries') installLibraries(folder);
  if (tarball) adopt(folder, tarball);
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
  if (client === 'preact' && tarball) choosePreact(folder);
  return folder;
}

/** Copies a project as `copyProject` does, and builds it with a plain `waku build`. */
export function buildProject(...project: Parameters<typeof copyProject>): Project {
  const folder = copyProject(...project);
  const { status, stdout, stderr } = spawnSync(process.execPath, [WAKU, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  const said = stripVTControlCharacters(stdout + stderr);
  return { folder, said, hasFailed: status !== 0 };
}

/** Follows the README: installs the package, and in the starter writes the README's own line. */
function adopt(folder: string, tarball: string): void {
  // `npm install` would do no more, since the package's dependencies are installed already.
  const target = join(folder, 'node_modules/waku-islands');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const config = join(folder, 'waku.config.ts');
  if (folder.includes('starter')) {
    const readme = readFileSync(join(target, 'README.md'), 'utf8');
    const [line] = /import \{ islands \} from '[^']+';/.exec(readme) ?? [];
    const text = readFileSync(config, 'utf8');
    if (!line || !text.includes('plugins: [')) throw new Error('The README’s step does not fit.');
    writeFileSync(config, `${line}\n${text.replace('plugins: [', 'plugins: [islands(), ')}`);
  }
}

/**
 * Adds the option for Preact to a project's call of `islands()`, and takes out its mode full, which
 * cannot be combined with Preact.
 */
function choosePreact(folder: string): void {
  const config = join(folder, globSync('waku.config.*', { cwd: folder })[0] as string);
  const text = readFileSync(config, 'utf8').replace(`'/app': 'full', `, '');
  const chosen = text.replace(/\bislands\((?:\)|\{ )/, (call) =>
    call.endsWith(')') ? `islands({ client: 'preact' })` : `islands({ client: 'preact', `,
  );
  if (chosen === text) throw new Error(`${config} does not call islands().`);
  writeFileSync(config, chosen);
}

/** Installs the public libraries of a project, in the versions that it names. */
function installLibraries(folder: string): void {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  const flags = ['--no-save', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...flags, ...names], { cwd: folder, stdio: 'pipe' });
}

/** A server of Waku, and what it wrote to the terminal. */
export interface Server {
  readonly url: string;
  readonly said: () => string;
  readonly close: () => void;
}

/** Starts Waku in a project: `start` for what was built, or `dev`. */
export async function startWaku(folder: string, command: 'dev' | 'start'): Promise<Server> {
  const port = await freePort();
  const { printed, end } = await startProgram([WAKU, command, '--port', `${port}`], /Listening/, {
    cwd: folder,
    env: { NODE_ENV: command === 'dev' ? 'development' : 'production' },
  });
  return { url: `http://localhost:${port}`, said: printed, close: () => void end() };
}
