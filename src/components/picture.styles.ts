import { cva, type RecipeVariantProps } from '../../styled-system/css';

/** A photograph: without rounded corners, its dominant colour until it has loaded. */
export const picture = cva({
  base: {
    position: 'relative',
    zIndex: 'over',
    display: 'block',
    overflow: 'hidden',
    background: 'raised',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    place: {
      /** Fills the box it is given. */
      fill: {},
      /** From the left edge to 34 px before the line; edge to edge on a phone. */
      bleedLeft: {
        marginInline: {
          base: 'calc(-1 * {spacing.start}) calc(-1 * {spacing.end})',
          lg: 'calc(-1 * {spacing.start}) {spacing.inset}',
        },
      },
      /** Edge to edge on a phone, in its column elsewhere. */
      bleedPhone: {
        marginInline: { base: 'calc(-1 * {spacing.start}) calc(-1 * {spacing.end})', lg: 0 },
      },
      /** From edge to edge of the page. */
      bleed: {
        marginInline: 'calc(-1 * {spacing.start}) calc(-1 * {spacing.end})',
      },
    },
    ratio: {
      natural: {},
      photo: { aspectRatio: '3 / 2' },
      /** Its column decides on a desktop. */
      photoPhone: { aspectRatio: { base: '3 / 2', lg: 'auto' } },
      wide: { aspectRatio: { base: '4 / 3', lg: '21 / 9' } },
      card: { aspectRatio: '4 / 3' },
      head: { aspectRatio: { base: '3 / 2', lg: '2 / 1' } },
    },
    /**
     * One below the first screen: its box is laid out at once, and it is requested after the first
     * frame.
     */
    waits: { true: { '& img': { animation: 'later 1ms 0.1s backwards' } } },
  },
  defaultVariants: { place: 'fill', ratio: 'photo' },
});

export type PictureVariantProps = NonNullable<RecipeVariantProps<typeof picture>>;
