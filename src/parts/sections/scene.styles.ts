import { sva } from '../../../styled-system/css';

/** Its middle is at 64.7 % of its picture's width: on the meridian of the page. */
const NOUGHT = { lg: '105.1%' };

/** The line crossed: it lights the picture, brass to the west of it, the laser's green to the east. */
const LIGHT = {
  content: { _motionOk: '""' },
  position: 'absolute',
  zIndex: 'over',
  inset: '0 0 0 46%',
  colorScheme: 'light',
  // The colours meet at 64.7 %. Forced colours drop a gradient; a ground of theirs would take the picture's colour.
  background:
    'linear-gradient(90deg, transparent, {colors.line} 34.6%, {colors.laser} 0, transparent)',
  mixBlendMode: 'color',
} as const;

/**
 * A picture from edge to edge with words over its calm left half. The plumb line and the window's bar are
 * at 64 % of their pictures' width: at this width, on the meridian of the page.
 */
export const scene = sva({
  slots: ['root', 'picture', 'words', 'heading', 'text', 'studio', 'here'],
  base: {
    root: {
      position: 'relative',
      overflow: 'clip',
    },
    // The page's line passes over it.
    picture: {
      position: 'relative',
      zIndex: 0,
      width: { lg: '106.25%' },
      _print: { display: 'none' },
    },
    words: {
      position: { base: 'relative', lg: 'absolute' },
      zIndex: 'over',
      inset: 0,
      width: { lg: '52%' },
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '6',
      paddingLeft: 'start',
      paddingRight: 'margin',
      paddingBlock: { base: 'half', lg: 0 },
      color: { lg: 'pale' },
      _print: { position: 'static', color: 'text' },
    },
    heading: { textStyle: 'heading' },
    text: { textStyle: 'lead', maxWidth: '33em' },
  },
  variants: {
    kind: {
      mission: {
        picture: {
          width: NOUGHT,
          '& img': { height: 'clamp(520px, 40vw, 800px)' },
          _after: {
            ...LIGHT,
            animation: 'appear linear both',
            animationTimeline: 'view()',
            animationRange: 'entry 50% contain 60%',
          },
        },
      },
      /** It draws the line itself. */
      whole: { root: { zIndex: 'above' } },
      /** The time over a window; a phone has the picture elsewhere. */
      clock: {
        root: { display: { base: 'none', lg: 'block' }, zIndex: 'over' },
        words: {
          gap: '2',
          _noScript: { display: 'none' },
          // No further than the ground under it is dark.
          lg: {
            paddingRight: '13%',
            colorScheme: 'dark',
            background: 'linear-gradient(90deg, {colors.page/85} 70%, transparent)',
          },
        },
        heading: {
          textStyle: 'reading',
          fontSize: 'clamp(min(8rem, 36vw), 24vw, 24rem)',
          fontVariantNumeric: 'lining-nums',
          // A digit's own margin.
          textIndent: '-0.045em',
          paddingBottom: '3',
          minHeight: 'calc(1lh + 12px)',
        },
        text: { minHeight: { base: '2lh', lg: '1lh' } },
        studio: { minHeight: '1lh' },
        here: { textStyle: 'title', paddingTop: '5', minHeight: 'calc(2lh + 20px)' },
      },
      /** The page for addresses that lead nowhere: the brand's nought at full height. */
      notFound: {
        picture: {
          width: NOUGHT,
          '& img': { minHeight: { lg: 'calc(100svh - {sizes.header})' } },
          _after: LIGHT,
        },
        words: { '& > a': { lg: { borderColor: 'pale' } } },
        heading: { textStyle: 'reading', fontSize: 'readingHuge' },
      },
    },
  },
  defaultVariants: { kind: 'mission' },
});
