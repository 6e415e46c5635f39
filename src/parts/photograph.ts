import delivered from 'virtual:pictures';
import type { PictureId } from '../content/pictures';
import { site } from '../site/site';

/**
 * The address of a photograph as a JPEG, at its greatest delivered width.
 *
 * @throws when the picture was not encoded, naming it
 */
export function photograph(id: PictureId): string {
  const url = delivered[id]?.jpeg.at(-1)?.url;
  if (!url) throw new Error(`The picture "${id}" was not encoded as JPEG.`);
  return site.origin + url;
}
