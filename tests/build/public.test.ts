import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { footerGroups } from '../../src/site/menus';
import { colours } from '../../src/theme/colours';
import { isText } from '../../tools/precompress';
import { files, ROOT, textOf } from './pages';

const own = globSync('public/**/*')
  .filter((file) => statSync(file).isFile())
  .map((file) => file.slice('public/'.length));

test.each(own)('public/%s is served as it is, and precompressed', (file) => {
  expect(readFileSync(join(ROOT, file)).equals(readFileSync(join('public', file)))).toBe(true);
  for (const form of isText(file) ? ['.br', '.gz'] : []) expect(files).toContain(file + form);
});

test('the press kit is linked from the small print; each of its files can be taken, each colour copied', () => {
  expect(footerGroups.at(-1)?.links.map(({ href }) => href)).toContain('/press');
  const main = load(textOf('press/index.html'))('main');
  const taken = [...(main.html()?.matchAll(/(press\/[^"]*)" [^>]*download/g) ?? [])].map(
    ([, file]) => file,
  );
  expect(taken.toSorted()).toEqual(own.filter((file) => file.startsWith('press/')).toSorted());
  for (const { day, night } of [colours.page, colours.text, colours.line])
    expect(main.text()).toContain(`${day} by day, ${night} by night`);
});
