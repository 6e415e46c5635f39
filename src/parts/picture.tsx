import delivered from 'virtual:pictures';
import { cva, type RecipeVariantProps } from '../../styled-system/css';
import { type PictureId, pictures } from '../content/pictures';
import { site } from '../site/site';

/** Margins that make a box reach from edge to edge of the page. */
const BLEED = 'calc(-1 * {spacing.start}) calc(-1 * {spacing.end})';

const picture = cva({
  base: {
    position: 'relative',
    zIndex: 'over',
    display: 'block',
    overflow: 'hidden',
    background: 'raised',
    // One pixel higher, so that the ground does not show as a seam in a last half pixel.
    '& img': { width: '100%', height: 'calc(100% + 1px)', objectFit: 'cover' },
  },
  variants: {
    /** Without a place the picture fills the box it is given. */
    place: {
      /** From the left edge to 34 px before the meridian; edge to edge on a phone. */
      bleedLeft: {
        marginInline: { base: BLEED, md: 'calc(-1 * {spacing.start}) {spacing.inset}' },
      },
      /** Edge to edge on a phone, in its column elsewhere. */
      bleedPhone: { marginInline: { base: BLEED, md: 0 } },
      /** To the right edge, over the meridian and its head, which would cut through the motif. */
      bleedRight: {
        marginInline: { base: BLEED, md: '0 calc(-1 * {spacing.end})' },
        zIndex: 'above',
      },
      /** From edge to edge of the page, over the meridian and its head too. */
      bleed: { marginInline: BLEED, zIndex: 'above' },
    },
    ratio: {
      natural: {},
      photo: { aspectRatio: '3 / 2' },
      /** A photograph's ratio on a phone; on a desktop the column decides. */
      photoPhone: {
        aspectRatio: '8 / 5',
        md: { aspectRatio: 'auto', position: 'absolute', inset: 0 },
      },
      /** Less upright on a tablet: in its narrow column 5:9 would cut the words on a board. */
      board: { aspectRatio: { base: '3 / 2', md: '4 / 5', lg: '5 / 9' } },
      low: { aspectRatio: { base: '8 / 5', md: '21 / 9' } },
      wide: { aspectRatio: { base: '3 / 2', md: '21 / 9' } },
      card: { aspectRatio: '4 / 3' },
      /** The picture in an article's head, and the first client's on the home page. */
      head: { aspectRatio: { base: '8 / 5', md: '2 / 1' } },
      /** The picture in the head of a client's or a trade's page, on a tablet beside a long text. */
      caseHero: { aspectRatio: { base: '5 / 4', lg: '3 / 2' } },
    },
    /** At night a shade lies over a bright picture, which would dazzle on a dark page. */
    bright: {
      true: {
        _after: {
          content: '""',
          position: 'absolute',
          inset: 0,
          background: 'shade',
        },
      },
    },
    /**
     * A picture below the first screen: its box is laid out at once, and it is requested after the
     * first frame.
     */
    waits: { true: { '& img': { animation: 'later 1ms 0.1s backwards' } } },
  },
  defaultVariants: { ratio: 'photo' },
});

type PictureVariantProps = NonNullable<RecipeVariantProps<typeof picture>>;

/** One encoded file: how wide it is, in pixels, and its address. */
interface EncodedPicture {
  readonly width: number;
  readonly url: string;
}

/** A photograph with its encoded files. */
export interface DeliveredPicture {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly EncodedPicture[];
  readonly jpeg: readonly EncodedPicture[];
}

/**
 * The address of a photograph as a JPEG, at its greatest delivered width.
 *
 * @throws when the picture was not encoded, naming it
 */
export function photographUrl(id: PictureId): string {
  const url = delivered[id]?.jpeg.at(-1)?.url;
  if (!url) throw new Error(`The picture "${id}" was not encoded as JPEG.`);
  return site.origin + url;
}

const srcSet = (files: readonly EncodedPicture[]) =>
  files.map(({ url, width }) => `${url} ${width}w`).join(', ');

/**
 * A photograph: AVIF at the width that its place needs, JPEG for browsers without AVIF, its
 * dominant colour until it has loaded.
 *
 * @param id which picture
 * @param sizes how wide it is shown, one of `pictureSizes`
 * @param priority whether it may be the largest contentful paint; all others load when near
 * @param far whether it is far down or hidden at first, so that the browser requests it late anyway
 * @param decorative whether it is hidden from screen readers
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
} & Omit<PictureVariantProps, 'waits' | 'bright'>) {
  const files = delivered[id];
  const { alt, focus, dominant, bright } = pictures[id];
  // A picture with its natural aspect ratio has no placeholder box.
  const waits = !priority && !far && ratio !== 'natural';
  return (
    <picture
      className={picture({ place, ratio, waits, bright })}
      style={{ backgroundColor: dominant }}
    >
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
