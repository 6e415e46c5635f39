import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../src/build/pictures';
import { type PictureFacts, pictures } from '../../src/content/pictures';

const facts = (change: Partial<PictureFacts> = {}): PictureFacts => ({
  file: 'ring.jpg',
  alt: 'A ring.',
  focus: [50, 50],
  dominant: '#000000',
  ...change,
});

describe('a picture that stops the build', () => {
  test('is sound otherwise', () => {
    expect(problemsOf({ ring: facts() }, new Map([['ring.jpg', 1000]]))).toEqual([]);
  });

  test('is missing', () => {
    expect(problemsOf({ ring: facts() }, new Map())).toEqual([
      'ring: file: src/content/pictures/ring.jpg is missing; add it or correct the name',
    ]);
  });

  test('has no alt text', () => {
    expect(problemsOf({ ring: facts({ alt: ' ' }) }, new Map([['ring.jpg', 1000]]))).toEqual([
      'ring: alt: is empty; say what the picture shows',
    ]);
  });

  test('is too heavy', () => {
    expect(problemsOf({ ring: facts() }, new Map([['ring.jpg', 3.5 * 1024 * 1024]]))).toEqual([
      'ring: file: ring.jpg has 3.5 MB; scale it to at most 1600 pixels and 3 MB',
    ]);
  });

  test('is a file that nothing lists', () => {
    const files = new Map([
      ['ring.jpg', 1000],
      ['tap.jpg', 1000],
    ]);
    expect(problemsOf({ ring: facts() }, files)).toEqual([
      'src/content/pictures/tap.jpg is not listed in src/content/pictures.ts; add or remove it',
    ]);
  });

  test('is named with all others, not alone', () => {
    const listed = { ring: facts({ alt: '' }), tap: facts({ file: 'tap.jpg' }) };
    expect(problemsOf(listed, new Map([['key.jpg', 1000]]))).toHaveLength(4);
  });
});

describe.each(Object.entries<PictureFacts>(pictures))(
  '%s',
  (_id, { file, alt, focus, dominant }) => {
    test('is there, and is described plainly', () => {
      expect(existsSync(`src/content/pictures/${file}`)).toBe(true);
      expect(alt).toMatch(/^[A-Z].+\.$/);
      expect(alt.length).toBeLessThanOrEqual(200);
      expect(alt).not.toMatch(/^(?:a )?(?:picture|photo|photograph|image) of/i);
    });

    test('has a focal point inside it and a colour to wait in', () => {
      for (const share of focus) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
    });
  },
);
