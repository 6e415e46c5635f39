import delivered from 'virtual:pictures';
import type { EncodedPicture } from '../build/pictures';
import { type PictureId, pictures } from '../content/pictures';
import { type PictureVariantProps, picture } from './picture.styles';

const srcSet = (files: readonly EncodedPicture[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/**
 * A photograph: AVIF at the width that its place needs, JPEG for browsers without AVIF, its
 * dominant colour until it has loaded.
 *
 * @param id which one
 * @param sizes how wide it stands, one of `pictureSizes`
 * @param priority whether it may be the largest contentful paint; all others load when near
 * @param far whether it lies so far down that it is not requested with the first frame
 * @param decorative whether it is hidden from screen readers
 * @throws when the picture was not encoded, naming it
 */
export function Picture({
  id,
  sizes,
  priority = false,
  far = false,
  decorative = false,
  place,
  ratio,
}: {
  readonly id: PictureId;
  readonly sizes: string;
  readonly priority?: boolean;
  readonly far?: boolean;
  readonly decorative?: boolean;
} & Omit<PictureVariantProps, 'waits'>) {
  const files = delivered[id];
  if (!files) {
    throw new Error(
      `There is no picture "${id}" in src/content/pictures.ts; add it there, or name one of ${Object.keys(delivered).join(', ')}.`,
    );
  }
  const { alt, focus, dominant } = pictures[id];
  // A picture with its natural aspect ratio has no placeholder box.
  const waits = !priority && !far && ratio !== 'natural';
  return (
    <picture className={picture({ place, ratio, waits })} style={{ backgroundColor: dominant }}>
      <source type="image/avif" srcSet={srcSet(files.avif)} sizes={sizes} />
      <img
        src={files.jpeg[0]?.url}
        width={files.width}
        height={files.height}
        alt={decorative ? '' : alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : {})}
        style={{ objectPosition: `${focus[0]}% ${focus[1]}%` }}
      />
    </picture>
  );
}
