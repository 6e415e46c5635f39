import { sva } from '../../../styled-system/css';

/** The width at which the nought's middle, at 64.7 % of its picture, lies on the meridian. */
const NOUGHT_ON_MERIDIAN = { md: '105.1%' };

/** The plumb line's cord and, below its bob, the strip in the stone, in shares of their picture. */
const PLUMB_LINE = [
  '64% 70%, 64% 20%, 63.7% 20%, 63.7% 0, 64.3% 0, 64.3% 20%',
  '64% 20%, 64% 70%, 64.6% 70%, 65.6% 100%, 62.4% 100%, 63.4% 70%',
].join();

/**
 * The laser's light on a picture. Multiplied, it darkens what is far from the laser and keeps the
 * shine of the brass. It is a gradient, which forced colours leave alone; a plain colour would be
 * replaced by the system's.
 */
const LASER_LIGHT = 'radial-gradient(44% 72% at 65%, {colors.lit}, {colors.laser}, {colors.unlit})';

/** The laser's light on a picture of bright day, which it turns into night but for the nought. */
const LASER_ON_DAY =
  'radial-gradient(60% 90% at 65%, {colors.laser}, 18%, {colors.unlit} 60%, {colors.night})';

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
      /**
       * The night crosses the picture from east to west as the section is scrolled, and rests at
       * the meridian. From a tablet on the picture fills the window and stays meanwhile. Left of
       * `--edge` it is day, and the words are in ink; right of it night, and they are pale. With
       * the night theme it is night on both sides.
       */
      mission: {
        root: {
          viewTimeline: '--crossing',
          viewTimelineInset: 0,
          '--tall': { base: 'clamp(400px, 40vw, 800px)', _crossing: '100svh' },
          height: { _crossing: '160svh' },
          '--edge': '68vw',
          // Elsewhere the animation would run by time, and end at once.
          '@supports (animation-timeline: view())': {
            _motionOk: {
              animation: 'cross linear both',
              animationTimeline: '--crossing',
              // On a phone the edge passes while the picture is in the middle of the window.
              animationRange: { base: 'cover 20% cover 60%', md: 'contain' },
            },
          },
        },
        picture: {
          position: { base: 'relative', md: 'sticky' },
          top: { md: 0 },
          width: '105.1%',
          '& img': { height: 'var(--tall)' },
          _after: {
            content: '""',
            position: 'absolute',
            zIndex: 'above',
            inset: 0,
            background: `linear-gradient(90deg, {colors.daylight} var(--edge), transparent 0), ${LASER_ON_DAY}`,
            mixBlendMode: 'multiply',
          },
        },
        // On a tablet the text ends before the nought.
        text: { maxWidth: { md: '19rem', lg: '33em' } },
        words: {
          position: { base: 'relative', md: 'sticky' },
          bottom: { md: 'auto' },
          height: { md: 'var(--tall)' },
          marginTop: { md: 'calc(-1 * var(--tall))' },
          color: { md: 'text' },
          background: {
            _crossing: 'linear-gradient(90deg, {colors.text} var(--edge), {colors.pale} 0)',
          },
          // By itself, since Safari may not read it in the shorthand.
          backgroundClip: { _crossing: 'text' },
          WebkitTextFillColor: { _crossing: 'transparent' },
          // The edge of the night, a line of light that passes through the meridian.
          _before: {
            position: 'absolute',
            // Behind the words.
            zIndex: -1,
            insetBlock: 0,
            left: 'var(--edge)',
            borderLeft: '2px solid {colors.laser}',
            boxShadow: '0 0 16px 1px {colors.laser}',
            content: { _crossing: '""' },
          },
        },
      },
      /** For a picture that shows the line itself, and so covers the meridian. */
      whole: { root: { zIndex: 'above' } },
      /** The plumb line: by night its cord, and the strip in the stone below it, are the laser's. */
      plumb: {
        root: { zIndex: 'above' },
        picture: {
          _after: {
            content: '""',
            position: 'absolute',
            zIndex: 'above',
            inset: 0,
            background: 'beam',
            mixBlendMode: 'color',
            clipPath: `polygon(${PLUMB_LINE})`,
            _print: { display: 'none' },
          },
        },
      },
      /** A sunlit picture of the line. By night the moon lights it, and the laser draws the line. */
      sunlit: {
        root: {
          zIndex: 'above',
          _before: {
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: 'line',
            background: 'moon',
            mixBlendMode: 'multiply',
            _print: { display: 'none' },
          },
          _after: {
            md: {
              content: '""',
              position: 'absolute',
              insetBlock: 0,
              left: 'meridian',
              zIndex: 'line',
              width: '2px',
              background: 'beam',
              boxShadow: 'glow',
              _print: { display: 'none' },
            },
          },
        },
      },
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
          width: NOUGHT_ON_MERIDIAN,
          '& img': { minHeight: { md: 'calc(100svh - {sizes.header})' } },
          // The night, from the meridian on.
          _after: {
            content: { _motionOk: '""' },
            position: 'absolute',
            zIndex: 'above',
            inset: 0,
            background: LASER_LIGHT,
            mixBlendMode: 'multiply',
            clipPath: 'inset(0 0 0 64.7%)',
          },
        },
        words: { '& > a': { md: { borderColor: 'pale' } } },
        heading: { textStyle: 'reading', fontSize: 'readingHuge' },
      },
    },
  },
  defaultVariants: { kind: 'mission' },
});
