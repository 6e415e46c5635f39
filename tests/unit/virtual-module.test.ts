import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { virtualModule } from '../../src/build/virtual-module';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'virtual-module-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bundles these files; the first is the entry. */
async function bundled(files: Readonly<Record<string, string>>, plugin: Plugin): Promise<string> {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: join(folder, Object.keys(files)[0] ?? '') },
    },
  });
  return (result as Rollup.RollupOutput).output[0].code;
}

test('a virtual module is loaded once, by its exact name only', async () => {
  const asked: string[] = [];
  const plugin: Plugin = {
    name: 'test',
    ...virtualModule('virtual:a.b', () => {
      asked.push('made');
      return 'export default "made";';
    }),
  };
  const files = {
    'main.js': 'import a from "virtual:a.b"; import b from "./a-b.js"; console.log(a, b);',
    'a-b.js': 'export default "of a file";',
  };
  const code = await bundled(files, plugin);
  expect(code).toContain('"made"');
  expect(code).toContain('"of a file"');
  expect(asked).toEqual(['made']);
});
