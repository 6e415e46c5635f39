import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholders } from './placeholders';

let project: string;
const at = (path: string) => join(project, path);

/** Installs a fake `waku` that writes a page, headers and `NODE_ENV`, and ends with `status`. */
function wakuThatEndsWith(status: number): void {
  const program = `#!/bin/sh
mkdir -p "$NOUGHTLINE_DIST/public"
printf '<h1>New</h1>' > "$NOUGHTLINE_DIST/public/index.html"
printf '/*\\n  X-Frame-Options: DENY\\n' > "$NOUGHTLINE_DIST/public/_headers"
printf '%s' "$NODE_ENV" > "$NOUGHTLINE_DIST/mode"
exit ${status}
`;
  mkdirSync(at('node_modules/.bin'), { recursive: true });
  writeFileSync(at('node_modules/.bin/waku'), program);
  chmodSync(at('node_modules/.bin/waku'), 0o755);
}

const run = (environment: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, [resolve('tools/build.ts')], {
    cwd: project,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
const build = (environment = {}) => run(environment).status;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(at('dist/public'), { recursive: true });
  writeFileSync(at('dist/public/index.html'), '<h1>Old</h1>');
  writeFileSync(at('dist/public/gone.html'), '<h1>Gone</h1>');
});
afterEach(() => rmSync(project, { recursive: true }));

test('a failed build leaves the previous one intact and no files of its own', () => {
  wakuThatEndsWith(3);
  expect(build()).toBe(3);
  expect(readdirSync(at('dist/public')).sort()).toEqual(['gone.html', 'index.html']);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>Old</h1>');
  expect(readdirSync(at('dist'))).toEqual(['public']);
});

test('a successful build replaces the previous one, with precompressed copies', () => {
  wakuThatEndsWith(0);
  expect(build()).toBe(0);
  expect(readdirSync(at('dist/public')).sort()).toEqual([
    '_headers',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>New</h1>');
  expect(readdirSync(at('dist')).sort()).toEqual(['hosts', 'mode', 'public']);
  expect(readFileSync(at('dist/hosts/nginx.conf'), 'utf8')).toContain('x-frame-options');
});

test('NODE_ENV is production, whatever the environment says', () => {
  wakuThatEndsWith(0);
  expect(build({ NODE_ENV: '' })).toBe(0);
  expect(readFileSync(at('dist/mode'), 'utf8')).toBe('production');
});

test('NOUGHTLINE_STRICT=1 stops a build with placeholders and names each', () => {
  wakuThatEndsWith(0);
  const { status, stderr } = run({ NOUGHTLINE_STRICT: '1' });
  expect(status).toBe(1);
  expect(placeholders().length).toBeGreaterThan(3);
  for (const line of placeholders()) expect(stderr).toContain(line);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>Old</h1>');
});

test('a folder outside the project is refused with a sentence', () => {
  const { status, stderr } = spawnSync(process.execPath, [resolve('tools/build.ts'), '/tmp/site'], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'Write a folder below the project, such as "dist": /tmp/site\n',
  ]);
});
