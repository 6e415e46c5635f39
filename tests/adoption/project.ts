import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Waku's output as it is, the same with islands behind `React.lazy`, and with the package. */
export const VARIANTS = ['as it is', 'React.lazy islands', 'waku-islands'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Where the projects are built. Inside the checkout, so that they find its packages. */
const FOLDER = resolve('.cache/adoption');

/** The two projects by the folder that they are copied from. */
export const SOURCES = {
  starter: 'node_modules/create-waku/templates/01_basic',
  nested: 'tests/adoption/nested',
} as const;

const built = new Map<string, string>();

/**
 * Copies a project, makes a variant of it and builds it with a plain `waku build`, once.
 *
 * @param tarball the packed package
 * @returns the folder of the built files
 */
export function buildProject(
  name: keyof typeof SOURCES,
  variant: Variant,
  tarball: string,
): string {
  const folder = join(FOLDER, name, variant.replaceAll(/[ .]/g, '-'));
  const known = built.get(folder);
  if (known) return known;
  rmSync(folder, { recursive: true, force: true });
  cpSync(SOURCES[name], folder, { recursive: true });
  if (variant === 'React.lazy islands') makeLazy(folder);
  if (variant === 'waku-islands') adopt(folder, tarball);
  execFileSync(resolve('node_modules/.bin/waku'), ['build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    // What it says is shown where it fails.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const root = join(folder, 'dist/public');
  built.set(folder, root);
  return root;
}

/** The steps of the package's README, the files as they stand there. */
function adopt(folder: string, tarball: string): void {
  // 1. What npm install does with a package whose dependencies are there.
  const target = join(folder, 'node_modules/waku-islands');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  const readme = readFileSync(join(target, 'README.md'), 'utf8');
  // 2.
  const line = /import \{ islands \} from '[^']+';/.exec(readme)?.[0];
  if (!line) throw new Error('The README does not import the plugin.');
  edit(join(folder, 'waku.config.ts'), 'plugins: [', 'plugins: [islands(),', `${line}\n`);
  // 3.
  const [, code] = /```tsx\n\s+\/\/ src\/waku\.server\.tsx\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!code) throw new Error('The README has no src/waku.server.tsx.');
  writeFileSync(join(folder, 'src/waku.server.tsx'), code);
}

/** Puts the one island behind `React.lazy`, as is usual without this package. */
function makeLazy(folder: string): void {
  const island = join(folder, 'src/components/counter.tsx');
  renameSync(island, join(folder, 'src/components/counter-itself.tsx'));
  writeFileSync(
    island,
    `'use client';
import { lazy, Suspense } from 'react';

const Itself = lazy(() => import('./counter-itself').then(({ Counter }) => ({ default: Counter })));

export const Counter = () => (
  <Suspense>
    <Itself />
  </Suspense>
);
`,
  );
}

function edit(file: string, from: string, to: string, head = ''): void {
  if (!existsSync(file)) throw new Error(`${file} is not in the template.`);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
  writeFileSync(file, head + text.replace(from, to));
}
