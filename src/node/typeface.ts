import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Text as outlines: an SVG group whose origin is the start of the baseline, and how wide it is. */
export interface Outline {
  readonly svg: string;
  readonly width: number;
}

/** One face at one place of its axes, which sets text as outlines. */
export interface Typeface {
  /**
   * @param text one line
   * @param size in pixels
   * @param tracking added after each letter, in em
   */
  set(text: string, size: number, tracking?: number): Outline;
}

/** The characters of Latin text: letters with accents, figures, punctuation. */
const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x2040 - 0x2010 }, (_, index) => 0x2010 + index),
);

/**
 * Opens a variable font of an npm package.
 *
 * @param file the font's path as an import would have it
 * @param axes where it stands on its axes
 * @throws when text holds a character that the font lacks, naming it
 */
export async function typeface(
  file: string,
  axes: Readonly<Record<string, number>>,
): Promise<Typeface> {
  const packed = await readFile(join('node_modules', file));
  const font = new Font(
    new Face(
      new Blob(
        await subsetFont(packed, LATIN, { targetFormat: 'sfnt', variationAxes: { ...axes } }),
      ),
    ),
  );
  const unitsPerEm = font.face.upem;
  const paths = new Map<number, string>();
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  };
  return {
    set(text, size, tracking = 0) {
      const buffer = new TextBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      const scale = size / unitsPerEm;
      let x = 0;
      let group = '';
      for (const {
        codepoint,
        cluster,
        xAdvance = 0,
        xOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        if (codepoint === 0)
          throw new Error(`${file} has no shape for "${text[cluster]}" in "${text}".`);
        const path = pathOf(codepoint);
        if (path !== '') group += `<path transform="translate(${x + xOffset})" d="${path}"/>`;
        x += xAdvance + tracking * unitsPerEm;
      }
      return {
        svg: `<g transform="scale(${scale} ${-scale})">${group}</g>`,
        width: (x - tracking * unitsPerEm) * scale,
      };
    },
  };
}
