/** Words that belong to the word after them, so that a line should not end with them. */
const LEANING = /^(?:a|an|the|and|or|of|in|on|at|to|by|for|from|one|real|your|is)$/i;

/** The most lines that a title is broken into. */
const MOST_LINES = 5;

/** The room for a title, in pixels. */
interface TitleRoom {
  readonly width: number;
  /** From the top of the first line's ascenders to the last baseline. */
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  /** Ascent of the typeface, in em. */
  readonly ascent: number;
  readonly lineHeight: number;
}

/**
 * Breaks a title into lines: as large as the box allows, of even length, and after a colon or comma
 * rather than inside a phrase.
 *
 * @param measure how wide a line is at a size of 1
 * @returns the lines and their size; nothing when even the smallest size is too large
 */
export function setTitle(
  title: string,
  room: TitleRoom,
  measure: (line: string) => number,
): { readonly lines: readonly string[]; readonly size: number } | undefined {
  const words = title.split(/\s+/);
  let best: { lines: readonly string[]; size: number; worth: number } | undefined;
  for (let count = 1; count <= Math.min(words.length, MOST_LINES); count += 1) {
    const tallest = room.height / (room.ascent + room.lineHeight * (count - 1));
    for (const lines of breaks(words, count)) {
      const widths = lines.map(measure);
      const fitting = Math.min(room.largest, tallest, room.width / Math.max(...widths));
      const size = Math.floor(fitting);
      const worth = size / (1 + roughness(lines, widths));
      if (size >= room.smallest && worth > (best?.worth ?? 0)) best = { lines, size, worth };
    }
  }
  return best;
}

/** Every way to break these words into `count` lines. */
function* breaks(words: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - count + 1; first += 1) {
    for (const rest of breaks(words.slice(first), count - 1)) {
      yield [words.slice(0, first).join(' '), ...rest];
    }
  }
}

/**
 * Penalty of a set of lines: 0 for even lines that break at a colon or comma; more for ragged ones
 * and broken phrases.
 */
function roughness(lines: readonly string[], widths: readonly number[]): number {
  const widest = Math.max(...widths);
  let ragged = 0;
  for (const width of widths) ragged += (1 - width / widest) ** 2;
  const leaning = lines.slice(0, -1).filter((line) => LEANING.test(line.split(' ').at(-1) ?? ''));
  const pausesInside = lines.filter((line) => /[:;] /.test(line));
  const last = lines.at(-1) ?? '';
  const loneLast = lines.length > 1 && !last.includes(' ') && (widths.at(-1) ?? 0) < widest / 2;
  return 0.25 * ragged + 0.06 * leaning.length + 0.15 * pausesInside.length + (loneLast ? 0.1 : 0);
}
