import all from './pictures.json' with { type: 'json' };

/** A photograph. */
export interface PictureFacts {
  /** The file below `src/content/pictures`. */
  readonly file: string;
  /** Alt text. */
  readonly alt: string;
  /** Focal point that crops keep, in per cent from the left and the top. */
  readonly focus: readonly number[];
  /** Dominant colour, shown until it has loaded. */
  readonly dominant: string;
}

/** One of the photographs. */
export type PictureId = keyof typeof all;

/**
 * The still lifes. All were made for this site in one studio and one light; a
 * brass strip, the meridian, is let into the stone of nearly every frame.
 */
export const pictures: Readonly<Record<PictureId, PictureFacts>> = all;

/** Every photograph's id. */
export const pictureIds = Object.keys(pictures) as readonly PictureId[] as [
  PictureId,
  ...PictureId[],
];
