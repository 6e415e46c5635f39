import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeHostFiles } from '../../tools/host-files';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function configurations(headers: string, redirects = ''): string[] {
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  return writeHostFiles(folder, join(folder, 'deploy')).map((file) => readFileSync(file, 'utf8'));
}

test('every header and every redirect stands in both, with nothing left to fill in', () => {
  const [nginx, caddy] = configurations(
    '/*\n  X-Quoted: say "so"\n\n/assets/*\n  Cache-Control: public\n\n/RSC/*\n  X-Robots-Tag: noindex\n',
    '/old /new 301\n/far https://elsewhere.example/ 302\n',
  );
  expect(nginx).toContain('add_header x-quoted "say \\"so\\"" always;');
  expect(nginx).toContain('default "no-cache";\n  "~^/assets/.*$" "public";');
  expect(nginx).toContain('default "";\n  "~^/RSC/.*$" "noindex";');
  expect(nginx).toContain('location = "/far" { return 302 "https://elsewhere.example/"; }');
  expect(caddy).toContain('header x-quoted "say \\"so\\""');
  expect(caddy).toMatch(
    /@rule1 path_regexp \^\/assets\/\.\*\$\n\theader @rule1 cache-control "public"/,
  );
  expect(caddy).toContain('redir "/old" "/new" 301');
  for (const configuration of [nginx, caddy]) expect(configuration).not.toMatch(/@\w+@/);
});

test.each(['$host', '{host}'])(
  'a header that would be read as a variable is refused: %s',
  (value) => {
    expect(() => configurations(`/*\n  X-Value: ${value}\n`)).toThrow(`as in "${value}"`);
  },
);

test('a site below a base path gets none', () => {
  expect(configurations('/noughtline/*\n  X-Frame-Options: DENY\n')).toEqual([]);
});
