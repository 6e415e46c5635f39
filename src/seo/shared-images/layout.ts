import { colours } from '../../theme/colours';
import { OG_SIZE } from './image';

/** The page's own layout, at the size of a shared image. All in pixels. */

/** Where the line stands, and where what is right of it begins. */
export const MERIDIAN = 816;
export const RIGHT: number = MERIDIAN + 34;

/** A part of the image. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the page's picture stands. */
export const PHOTO: Area = { left: RIGHT, top: 0, width: OG_SIZE.width - RIGHT, height: 440 };

/** Shared images are drawn at night. */
export const NIGHT = {
  page: colours.page.night,
  text: colours.text.night,
  quiet: colours.quiet.night,
  line: colours.line.night,
} as const;
