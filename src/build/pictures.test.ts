import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type PictureFacts, pictures } from '../../src/content/pictures';

describe.each(Object.entries<PictureFacts>(pictures))(
  '%s',
  (_id, { file, alt, focus, dominant }) => {
    test('is there, and is described plainly', () => {
      expect(existsSync(`src/content/pictures/${file}`)).toBe(true);
      expect(alt).toMatch(/^[A-Z].+\.$/);
      expect(alt.length).toBeLessThanOrEqual(200);
      expect(alt).not.toMatch(/^(?:a )?(?:picture|photo|photograph|image) of/i);
    });

    test('has a focal point inside it and a placeholder colour', () => {
      for (const share of focus) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
    });
  },
);
