import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { assertSound } from '../../src/build/pictures';
import { pictures } from '../../src/content/pictures';
import { messageOf, NOTHING } from '../../tests/support/message-of';

const { ring } = pictures;
const FOLDER = 'src/content/pictures';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-pictures-'));
  copyFileSync(join(FOLDER, ring.file), original());
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The file that is spoilt, in a copy of its own. */
const original = () => join(folder, ring.file);

test('a valid picture gives no error', async () => {
  expect(await messageOf(() => assertSound({ ring }, folder))).toBe(NOTHING);
});

describe('errors name the picture and how to fix it:', () => {
  const rows: readonly (readonly [what: string, spoil: () => unknown, message: string])[] = [
    [
      'a file that is missing',
      () => unlinkSync(original()),
      'ring: file: src/content/pictures/ring.jpg is missing; add it or correct the name',
    ],
    [
      'a file of 5 MB',
      () =>
        appendFileSync(original(), Buffer.alloc(5 * 1024 * 1024 - readFileSync(original()).length)),
      'ring: file: ring.jpg has 5.0 MB; scale it to at most 1600 pixels and 3 MB',
    ],
    [
      'a picture that is too narrow',
      async () => writeFileSync(original(), await sharp(original()).resize(1279).jpeg().toBuffer()),
      'ring: file: ring.jpg is 1279 pixels wide; take one of at least 1280',
    ],
    [
      'a file that is no picture',
      () => writeFileSync(original(), '<script>alert(1)</script>'),
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'an empty file',
      () => writeFileSync(original(), ''),
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'a folder',
      () => {
        unlinkSync(original());
        mkdirSync(original());
      },
      'ring: file: ring.jpg is no picture that can be read; save it again as JPEG',
    ],
    [
      'a file that nothing lists',
      () => copyFileSync(original(), join(folder, 'tap.jpg')),
      'src/content/pictures/tap.jpg is not listed in src/content/pictures.ts; add or remove it',
    ],
  ];
  test.each(rows)('%s', async (_what, spoil, message) => {
    await spoil();
    expect(await messageOf(() => assertSound({ ring }, folder))).toBe(
      `Pictures with problems:\n  ${message}`,
    );
  });

  test('a picture without alt text', async () => {
    expect(await messageOf(() => assertSound({ ring: { ...ring, alt: ' ' } }, folder))).toBe(
      'Pictures with problems:\n  ring: alt: is empty; say what the picture shows',
    );
  });

  test('all that is wrong at once', async () => {
    unlinkSync(original());
    copyFileSync(join(FOLDER, ring.file), join(folder, 'key.jpg'));
    const listed = { ring: { ...ring, alt: '' }, tap: { ...ring, file: 'tap.jpg' } };
    expect(await messageOf(() => assertSound(listed, folder))).toBe(
      [
        'Pictures with problems:',
        'ring: file: src/content/pictures/ring.jpg is missing; add it or correct the name',
        'ring: alt: is empty; say what the picture shows',
        'tap: file: src/content/pictures/tap.jpg is missing; add it or correct the name',
        'src/content/pictures/key.jpg is not listed in src/content/pictures.ts; add or remove it',
      ].join('\n  '),
    );
  });
});
