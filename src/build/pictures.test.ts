import { copyFile, mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { messageOf, NOTHING } from '../../tests/support/message-of';
import { type PictureFacts, pictureFacts, pictures } from '../content/pictures';
import { check } from '../site/read-content';
import { assertSound } from './pictures';

const { ring } = pictures;
const FOLDER = 'src/content/pictures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wrong-pictures-'));
  await copyFile(join(FOLDER, ring.file), original());
});
afterEach(() => rm(folder, { recursive: true }));

/** The copy of a picture that each test breaks. */
const original = () => join(folder, ring.file);

test.each(Object.entries<PictureFacts>(pictures))('%s is described plainly', (_, picture) => {
  const { alt, focus, dominant } = picture;
  expect(alt).toMatch(/^(?!(?:A )?(?:picture|photo|photograph|image) of)[A-Z].{1,198}\.$/i);
  expect(check(pictureFacts, { ...picture, focus: [focus[0]] }).problems[0]).toMatch(/^focus: /);
  expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
});

test.each(Object.entries<PictureFacts>(pictures))(
  '%s is dimmed at night where it is bright',
  async (_, picture) => {
    const { channels } = await sharp(join(FOLDER, picture.file)).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    // From 90 to 130 both are right: what is shown may be brighter than the whole, as in `sold`.
    // The home page itself turns the noon of its crossing into night.
    if (brightness > 130 && picture.file !== 'noon.jpg') expect(picture.bright).toBe(true);
    if (brightness < 90) expect(picture.bright).toBeUndefined();
  },
);

test('a valid picture gives no error', async () => {
  expect(await messageOf(() => assertSound({ ring }, folder))).toBe(NOTHING);
});

const UNREADABLE = 'ring: file: ring.jpg is no picture that can be read; save it again as JPEG';
test.each<readonly [what: string, spoil: () => Promise<unknown>, message: string]>([
  [
    'a file that is missing',
    () => unlink(original()),
    'ring: file: src/content/pictures/ring.jpg is missing; add it or correct the name',
  ],
  [
    'a file of 5 MB',
    () => writeFile(original(), Buffer.alloc(5 * 1024 * 1024)),
    'ring: file: ring.jpg has 5.0 MB; scale it to at most 1600 pixels and 3 MB',
  ],
  [
    'a picture that is too narrow',
    async () => writeFile(original(), await sharp(original()).resize(1279).jpeg().toBuffer()),
    'ring: file: ring.jpg is 1279 pixels wide; take one of at least 1280',
  ],
  [
    'a file that is no picture',
    () => writeFile(original(), '<script>alert(1)</script>'),
    UNREADABLE,
  ],
  ['an empty file', () => writeFile(original(), ''), UNREADABLE],
  ['a folder', () => unlink(original()).then(() => mkdir(original())), UNREADABLE],
  [
    'a file that nothing lists',
    () => copyFile(original(), join(folder, 'tap.jpg')),
    'src/content/pictures/tap.jpg is not listed in src/content/pictures.json; add or remove it',
  ],
])('%s stops the build, which names the picture and how to fix it', async (_, spoil, message) => {
  await spoil();
  expect(await messageOf(() => assertSound({ ring }, folder))).toBe(
    `Pictures with problems:\n  ${message}`,
  );
});

test('every problem of every picture is named at once', async () => {
  await copyFile(original(), join(folder, 'key.jpg'));
  const listed = { ring: { ...ring, alt: ' ' }, tap: { ...ring, file: 'tap.jpg' } };
  expect(await messageOf(() => assertSound(listed, folder))).toBe(
    [
      'Pictures with problems:',
      'ring: alt: is empty; say what the picture shows',
      'tap: file: src/content/pictures/tap.jpg is missing; add it or correct the name',
      'src/content/pictures/key.jpg is not listed in src/content/pictures.json; add or remove it',
    ].join('\n  '),
  );
});
