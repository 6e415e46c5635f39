import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The characters of Latin text: letters with accents, figures, punctuation. */
const LATIN = String.fromCodePoint(
  ...Array.from({ length: 0x180 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x2040 - 0x2010 }, (_, index) => 0x2010 + index),
);

/**
 * Opens a variable font of an npm package.
 *
 * @param file the font's path as an import would have it
 * @param axes the value of each axis
 * @returns `set`, which sets a line of text at a size in pixels, with tracking in em after each
 *   letter: it gives an SVG group whose origin is the start of the baseline, and the line's width.
 *   It throws when the font lacks a character of the text, and names the character
 */
export async function typeface(file: string, axes: Readonly<Record<string, number>>) {
  const packed = await readFile(join('node_modules', file));
  const options = { targetFormat: 'sfnt', variationAxes: { ...axes } } as const;
  const font = new Font(new Face(new Blob(await subsetFont(packed, LATIN, options))));
  const unitsPerEm = font.face.upem;
  const paths = new Map<number, string>();
  const pathOf = (glyph: number): string => {
    const path = paths.get(glyph) ?? font.glyphToPath(glyph);
    paths.set(glyph, path);
    return path;
  };
  const set = (text: string, size: number, tracking = 0) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / unitsPerEm;
    let x = 0;
    let group = '';
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      const { codepoint, cluster, xAdvance = 0, xOffset = 0 } = glyph;
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
  };
  return { set };
}
