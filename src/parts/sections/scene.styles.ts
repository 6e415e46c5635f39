import { sva } from '../../../styled-system/css';

/** The nought's middle, at 64.7 % of its picture's width, comes to lie on the meridian. */
const NOUGHT = { md: '105.1%' };

/** Light over the picture: brass to the west of the meridian, the laser's green to the east. */
const LIGHT = {
  content: { _motionOk: '""' },
  position: 'absolute',
  zIndex: 'over',
  inset: '0 0 0 46%',
  colorScheme: 'light',
  // The colours meet at 64.7 %. Forced colours drop a gradient, but would replace a plain colour.
  background:
    'linear-gradient(90deg, transparent, {colors.line} 34.6%, {colors.laser} 0, transparent)',
  mixBlendMode: 'color',
} as const;

/**
 * A picture from edge to edge with words over its calm left half. The plumb line and the window's
 * bar are at 64 % of their pictures' width; at the width set here, they lie on the meridian.
 */
export const scene = sva({
  slots: ['root', 'picture', 'words', 'heading', 'text', 'studio', 'here'],
  base: {
    root: {
      position: 'relative',
      overflow: 'clip',
    },
    // The meridian passes over the picture.
    picture: {
      position: 'relative',
      zIndex: 0,
      width: { md: '106.25%' },
      _print: { display: 'none' },
    },
    words: {
      position: { base: 'relative', md: 'absolute' },
      zIndex: 'over',
      inset: 0,
      width: { md: '52%' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '6',
      paddingLeft: 'start',
      paddingRight: 'margin',
      paddingBlock: { base: 'half', md: 0 },
      color: { md: 'pale' },
      _print: { position: 'static' },
    },
    heading: { textStyle: 'heading' },
    text: { textStyle: 'lead', maxWidth: '33em' },
  },
  variants: {
    kind: {
      mission: {
        picture: {
          width: NOUGHT,
          '& img': { height: 'clamp(400px, 40vw, 800px)' },
          _after: {
            ...LIGHT,
            animation: 'appear linear both',
            animationTimeline: 'view()',
            animationRange: 'entry 50% contain 60%',
          },
        },
      },
      /** For a picture that shows the line itself, and so covers the meridian. */
      whole: { root: { zIndex: 'above' } },
      /** The time over the picture of a window; on a phone the picture stands elsewhere. */
      clock: {
        root: { display: { base: 'none', md: 'block' }, zIndex: 'over' },
        words: {
          gap: '2',
          _noScript: { display: 'none' },
          // Reaches no further than the ground under the digits is dark.
          md: {
            paddingRight: '13%',
            colorScheme: 'dark',
            background: 'linear-gradient(90deg, {colors.page/85} 70%, transparent)',
          },
        },
        heading: {
          textStyle: 'reading',
          fontSize: 'clamp(min(8rem, 36vw), 24vw, 24rem)',
          fontVariantNumeric: 'lining-nums',
          // Takes back a digit's side bearing.
          textIndent: '-0.045em',
          paddingBottom: '3',
          minHeight: 'calc(1lh + 12px)',
        },
        text: { minHeight: { base: '2lh', md: '1lh' } },
        studio: { minHeight: '1lh' },
        here: { textStyle: 'title', paddingTop: '5', minHeight: 'calc(2lh + 20px)' },
      },
      /** The page for unknown addresses: the brand's nought at full height. */
      notFound: {
        picture: {
          width: NOUGHT,
          '& img': { minHeight: { md: 'calc(100svh - {sizes.header})' } },
          _after: LIGHT,
        },
        words: { '& > a': { md: { borderColor: 'pale' } } },
        heading: { textStyle: 'reading', fontSize: 'readingHuge' },
      },
    },
  },
  defaultVariants: { kind: 'mission' },
});
