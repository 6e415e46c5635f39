import { expect, test } from 'vitest';
import { redirects } from '../../src/content/redirects';
import { fileAt, fileOf, files, textOf } from './pages';

const rules = textOf('_redirects')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string]);

test('_redirects leads each old page to a file that exists', () => {
  expect(rules).toHaveLength(redirects.length);
  for (const [from, to, status] of rules) {
    expect(status).toBe('301');
    const target = fileAt(to) ?? '';
    expect(files.has(target) || files.has(fileOf(`/${target}`)), to).toBe(true);
    expect(files.has(fileAt(from) ?? ''), from).toBe(false);
  }
});
