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
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';

let project: string;
const at = (path: string) => join(project, path);

/** Puts a program in the place of Waku's: it writes one page, its headers and the mode it ran in, and ends with `status`. */
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

const run = (environment: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, [resolve('tools/build.ts')], {
    cwd: project,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
const build = (environment?: Readonly<Record<string, string>>) => run(environment).status;

/** Has it bundle a server, which writes the part that it builds to a file and then does this. */
function wakuWhoseServer(then: string): void {
  wakuThatEndsWith(0);
  const program = readFileSync(at('node_modules/.bin/waku'), 'utf8');
  const server = `export async function INTERNAL_runBuild({ emitFile }) {
  const [place, count] = process.env.NOUGHTLINE_PART.split('/');
  await emitFile('public/' + place + '-of-' + count + '.png', new Blob(['a']).stream());
  ${then}
}`;
  const bundling = `mkdir -p "$NOUGHTLINE_DIST/server"
cat > "$NOUGHTLINE_DIST/server/build.mjs" <<'END'
${server}
END
echo 'export * from "./build.mjs"' > "$NOUGHTLINE_DIST/server/build.js"
echo '{"type":"module"}' > "$NOUGHTLINE_DIST/server/package.json"
exit 0
`;
  writeFileSync(
    at('node_modules/.bin/waku'),
    program.replace('exit 0\n', () => bundling),
  );
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(at('dist/public'), { recursive: true });
  writeFileSync(at('dist/public/index.html'), '<h1>Old</h1>');
  writeFileSync(at('dist/public/gone.html'), '<h1>Gone</h1>');
});
afterEach(() => rmSync(project, { recursive: true }));

test('a build that fails half-way leaves the one before it whole, and nothing of itself', () => {
  wakuThatEndsWith(3);
  expect(build()).toBe(3);
  expect(readdirSync(at('dist/public')).sort()).toEqual(['gone.html', 'index.html']);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>Old</h1>');
  expect(readdirSync(at('dist'))).toEqual(['public']);
});

test('a build that succeeds takes the place of the one before it, compressed forms included', () => {
  wakuThatEndsWith(0);
  expect(build()).toBe(0);
  expect(readdirSync(at('dist/public')).sort()).toEqual([
    '_headers',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'index.html.zst',
  ]);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>New</h1>');
  expect(readdirSync(at('dist')).sort()).toEqual(['deploy', 'mode', 'public']);
});

test('a build is one for production, whatever the environment says', () => {
  wakuThatEndsWith(0);
  expect(build({ NODE_ENV: '' })).toBe(0);
  expect(readFileSync(at('dist/mode'), 'utf8')).toBe('production');
});

test('pages are built by as many processes as are asked for, each its part', () => {
  wakuWhoseServer('');
  expect(build({ NOUGHTLINE_PROCESSES: '3' })).toBe(0);
  expect(readdirSync(at('dist/public')).filter((name) => name.endsWith('.png'))).toEqual([
    '0-of-3.png',
    '1-of-3.png',
    '2-of-3.png',
  ]);
});

test('of very many articles they write each text in its three forms, a page too', () => {
  wakuWhoseServer(`for (const name of [place + '.md', place + '.html'])
    await emitFile('public/' + name, new Blob(['# Words in ' + name]).stream());`);
  mkdirSync(at('src/content/articles'), { recursive: true });
  for (let number = 0; number <= 200; number += 1) {
    writeFileSync(at(`src/content/articles/${number}.mdx`), '');
  }
  expect(build({ NOUGHTLINE_PROCESSES: '2' })).toBe(0);
  const unpack = { br: brotliDecompressSync, gz: gunzipSync, zst: zstdDecompressSync };
  for (const name of ['0.md', '1.md', '0.html', '1.html']) {
    for (const [suffix, unpacked] of Object.entries(unpack)) {
      const form = readFileSync(at(`dist/public/${name}.${suffix}`));
      expect(String(unpacked(form)), `${name}.${suffix}`).toBe(`# Words in ${name}`);
    }
  }
  expect(readdirSync(at('dist/public'))).not.toContain('0-of-2.png.br');
});

test('where one of them fails, so does the build, and the one before it stays whole', () => {
  wakuWhoseServer("if (place === '1') throw new Error('an article is wrong');");
  const { status, stderr } = run({ NOUGHTLINE_PROCESSES: '2' });
  expect(status).toBe(1);
  expect(stderr).toContain('an article is wrong');
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>Old</h1>');
  expect(readdirSync(at('dist'))).toEqual(['public']);
});

test.each(['0', 'two', '-1', '2.5', '100'])('%s processes are refused', (processes) => {
  wakuThatEndsWith(0);
  const { status, stderr } = run({ NOUGHTLINE_PROCESSES: processes });
  expect(status).toBe(1);
  expect(stderr).toContain(`NOUGHTLINE_PROCESSES is "${processes}": expected how many`);
  expect(readFileSync(at('dist/public/index.html'), 'utf8')).toBe('<h1>Old</h1>');
});
