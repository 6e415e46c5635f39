import { z } from 'zod';
import { contentOf } from '../site/read-content';
import all from './pictures.json' with { type: 'json' };

/** A photograph: its file below `src/content/pictures`, and its alt text. */
export const pictureFacts = z.strictObject({
  file: z.string().min(1),
  alt: z.string().min(1),
  /** Focal point that crops keep, in per cent from the left and the top. */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  /** The dominant colour, shown until the picture has loaded. */
  dominant: z.string().min(1),
  /** Whether the picture is too bright for the night theme, which then dims it. */
  bright: z.boolean().exactOptional(),
});
export type PictureFacts = z.output<typeof pictureFacts>;

export type PictureId = keyof typeof all;

/**
 * The photographs, all made for this site: still lifes from one studio and one light, and London
 * with the work in it. A brass strip, the meridian, is let into the stone of nearly every frame.
 */
export const pictures = contentOf(
  'src/content/pictures.json',
  JSON.stringify(all),
  z.record(z.string(), pictureFacts),
  {},
) as Readonly<Record<PictureId, PictureFacts>>;

export const pictureIds = Object.keys(pictures) as [PictureId, ...PictureId[]];
