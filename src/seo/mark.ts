import { colours } from '../theme/colours';

/** How a mark is drawn for one use. */
export interface MarkOptions {
  /** The side of the square in pixels; all lengths below are in the same unit. */
  readonly size: number;
  /** Height of the nought as a share of the side. */
  readonly share: number;
  /** Width of the line; even on an even side, so that its edges are sharp. */
  readonly line: number;
}

const RATIO = { outer: 0.78, inner: 0.4, hairline: 0.05 } as const;

/**
 * The mark, a nought with a line through it, on a square in the night theme's page colour: for
 * places that need an opaque picture.
 *
 * @returns an SVG document
 */
export function tile({ size, share, line }: MarkOptions): string {
  const { page, text, line: laser } = colours;
  return svg(
    size,
    `<rect width="${size}" height="${size}" fill="${page.night}"/>` +
      nought(size, share, text.night) +
      meridian(size, line, laser.night),
  );
}

/** The mark on a transparent background, which follows the visitor's colour scheme. */
export function themedMark(): string {
  const size = 32;
  const { text, line } = colours;
  const style =
    `<style>.n{fill:${text.day}}.l{fill:${line.day}}` +
    `@media(prefers-color-scheme:dark){.n{fill:${text.night}}.l{fill:${line.night}}}</style>`;
  return svg(size, style + nought(size, 0.94) + meridian(size, 3));
}

const svg = (size: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${shapes}</svg>`;

const round = (length: number) => Number(length.toFixed(2));

/** A didone's nought: two upright ellipses, thick at the sides and thin above and below. */
function nought(size: number, share: number, colour?: string): string {
  const centre = size / 2;
  const height = (size * share) / 2;
  const ring = (x: number, y: number) =>
    `M${round(centre - x)} ${centre}a${round(x)} ${round(y)} 0 1 0 ${round(2 * x)} 0a${round(x)} ${round(y)} 0 1 0 ${round(-2 * x)} 0z`;
  const outer = ring(height * RATIO.outer, height);
  const inner = ring(height * RATIO.inner, height * (1 - 2 * RATIO.hairline));
  const paint = colour ? `fill="${colour}"` : 'class="n"';
  return `<path ${paint} fill-rule="evenodd" d="${outer}${inner}"/>`;
}

/** The line, from edge to edge. */
function meridian(size: number, width: number, colour?: string): string {
  const paint = colour ? `fill="${colour}"` : 'class="l"';
  return `<path ${paint} d="M${(size - width) / 2} 0h${width}v${size}h${-width}z"/>`;
}
