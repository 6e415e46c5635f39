import { type RecipeVariantProps, sva } from '../../styled-system/css';

/** A page in a frame, over a grid of ticks while it loads. */
export const embed = sva({
  slots: ['root', 'frame', 'note', 'open', 'address'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'over',
      border: 'hair',
      background:
        'repeating-linear-gradient(90deg, {colors.hair} 0 1px, transparent 1px 64px), repeating-linear-gradient({colors.hair} 0 1px, transparent 1px 64px), {colors.raised}',
      _print: { display: 'none' },
    },
    frame: {
      position: 'relative',
      width: '100%',
      /** A framed document does not compete with the first paint. */
      animation: 'later 1ms 0.1s backwards',
    },
    note: {
      position: 'absolute',
      top: '5',
      left: '5',
      paddingBlock: '1',
      paddingInline: '3',
      background: 'raised',
      color: 'quiet',
      textStyle: 'small',
    },
    open: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.3em',
      _print: { display: 'none' },
    },
    /** Replaces the frame in print. */
    address: { display: 'none', _print: { display: 'block' } },
  },
  variants: {
    kind: {
      // Its own height and the rules above and below it.
      dashboard: {
        root: { minHeight: 'calc({sizes.dashboard} + 2px)' },
        frame: { height: 'dashboard' },
      },
      map: {
        root: { border: 'none', borderBlock: 'hair', minHeight: '702px' },
        frame: { height: '700px' },
        open: { marginLeft: 'start', marginBlock: '3' },
      },
    },
  },
  defaultVariants: { kind: 'dashboard' },
});

export type EmbedVariantProps = NonNullable<RecipeVariantProps<typeof embed>>;
