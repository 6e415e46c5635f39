import { pictureIds } from '../../src/content/pictures';
import type { DeliveredPicture } from '../../src/parts/picture';

/** Replaces the encoded pictures in unit tests. */
const delivered: Readonly<Record<string, DeliveredPicture>> = Object.fromEntries(
  pictureIds.map((id) => [
    id,
    {
      width: 1600,
      height: 900,
      avif: [],
      jpeg: [1280].map((width) => ({ width, url: `/assets/pictures/${id}-${width}.jpg` })),
    },
  ]),
);
export default delivered;
