declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** The OpenType features to keep; by default all. */
    keepFeatures?: string[];
    /** The value or the range to keep, by axis tag. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Returns the font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>;
}
