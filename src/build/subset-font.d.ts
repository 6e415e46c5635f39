declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType features that are kept; by default all. */
    keepFeatures?: string[];
    /** Axis tag to the one value or the range that is kept. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Returns the font with only the glyphs that `text` needs. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: Options,
  ): Promise<Uint8Array>;
}
