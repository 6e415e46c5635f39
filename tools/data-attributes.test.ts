import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/* Holds CONTRIBUTING's table of data attributes against the sources. */

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const [, table = ''] = /\n\| Attribute \|.*\n\| --- .*\n((?:\|.*\n)+)/.exec(contributing) ?? [];
/** Each attribute of a row with the files of that row; `isAnywhere`: other files may write it too. */
const rows = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [, names = '', , writers = '', readers = ''] = row.split('|');
    const files = [...(writers + readers).matchAll(/`((?:src|packages)\/[^`]+)`/g)].map(
      ([, file = '']) => file,
    );
    const isAnywhere = writers.trim().startsWith('any ');
    return names
      .replaceAll('`', '')
      .split(',')
      .map((name) => ({ attribute: name.trim(), files, isAnywhere }));
  });

const camelCase = (attribute: string) =>
  attribute.replace('data-', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const kebabCase = (name: string) =>
  `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The data attributes that code writes or reads: by name, as `dataset.name`, or taken out of it. */
function attributesIn(code: string): ReadonlySet<string> {
  const named = [...code.matchAll(/\bdata-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name);
  const used = [...code.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => name);
  const taken = [...code.matchAll(/\{([^{}]*)\} = [^;]*?\bdataset\b/g)].flatMap(
    ([, names = '']) => names.match(/\w+(?= =|,|\s*$)/g) ?? [],
  );
  return new Set([...named, ...[...used, ...taken].map(kebabCase)]);
}

/** The files of `src` that use each attribute. */
const users = new Map<string, string[]>();
for (const file of globSync('src/**/*.{ts,tsx}').sort()) {
  // The options name attributes for the package alone.
  if (/\.test\.tsx?$|islands-options/.test(file)) continue;
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  for (const attribute of attributesIn(code))
    users.set(attribute, [...(users.get(attribute) ?? []), file]);
}

test('an attribute that several files use has a row, which names all of them', () => {
  expect(users.size).toBeGreaterThan(40);
  const missing = [...users].flatMap(([attribute, files]) => {
    const own = rows.filter((row) => row.attribute === attribute);
    if (own.some(({ isAnywhere }) => isAnywhere) || (own.length === 0 && files.length === 1))
      return [];
    const listed = new Set(own.flatMap((row) => row.files));
    return files.filter((file) => !listed.has(file)).map((file) => `${attribute}: ${file}`);
  });
  expect(missing).toEqual([]);
});

test('each file of a row uses the attributes of that row', () => {
  const unused = rows.flatMap(({ attribute, files }) =>
    files
      .filter((file) => {
        const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
        return !text.includes(attribute) && !text.includes(camelCase(attribute));
      })
      .map((file) => `${attribute}: ${file}`),
  );
  expect(unused).toEqual([]);
});
