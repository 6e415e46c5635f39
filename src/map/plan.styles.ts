import { sva } from '../../styled-system/css';

/*
 * The styles reckon from the plan's origin, which is at `--origin-left` and `--origin-top` of the view: a
 * place is at `--x` and `--y` of it at the scale 1, its name at `--name-left` and `--name-top` of
 * it at `--scale`.
 */

/** A glow around names in the colour of the page: lines pass under a name, not through it. */
const HALO =
  '0 0 1px {colors.page}, 0 0 2px {colors.page}, 0 0 3px {colors.page}, 0 0 4px {colors.page}, 0 0 4px {colors.page}, 0 0 6px {colors.page}, 0 0 6px {colors.page}';

/** Hides a label entirely where the view would cut it off, or the page's floating links cover it. */
const WHOLE = {
  maxWidth:
    'calc(min(var(--name-left) + var(--origin-left), 100cqw - var(--floats) - var(--origin-left) - var(--name-left) - var(--name-width)) * 999)',
  maxHeight:
    'calc(min(var(--name-top) + var(--origin-top), 100cqh - var(--origin-top) - var(--name-top) - 1.375rem) * 999)',
} as const;

/**
 * A map with longitude 0 on the page's meridian, so that a frame continues the line. Everything is
 * placed from there in lengths that grow with the reader's letters: a wider window shows more, a
 * phone shows a closer scale.
 */
export const plan = sva({
  slots: [
    'root',
    'back',
    'view',
    'svg',
    'water',
    'bank',
    'creek',
    'park',
    'road',
    'rail',
    'lightRailway',
    'tunnel',
    'walk',
    'line',
    'degrees',
    'studio',
    'place',
    'name',
  ],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      // With large letters the list takes more than the window: the page scrolls.
      gridTemplateRows: 'auto minmax(10rem, 1fr) auto',
      minHeight: 'max(100svh, 320px)',
      marginBottom: '-56px',
      overflow: 'hidden',
      textStyle: 'tiny',
      lg: { marginBottom: '0' },
      _print: { height: '160mm' },
    },
    /** The link back; hidden in the frame of the contact page, which is 700 px high. */
    back: {
      paddingLeft: 'start',
      borderBottom: 'hair',
      '@media (height: 700px)': { display: 'none' },
    },
    view: {
      gridRow: '2',
      '--scale': { base: '1.5', lg: '1' },
      // The width of the floating links.
      '--floats': { base: '0px', lg: '56px' },
      '--origin-left': { base: '60cqw', md: '68cqw' },
      // On a phone the view is centred on the studio.
      '--origin-top': { base: 'calc(50cqh - 10.5rem)', lg: '50cqh' },
      position: 'relative',
      overflow: 'hidden',
      containerType: 'size',
    },
    svg: {
      '--water': 'color-mix(in srgb, {colors.text} 10%, {colors.page})',
      position: 'absolute',
      left: 'var(--origin-left)',
      top: 'var(--origin-top)',
      scale: 'var(--scale)',
      transformOrigin: '0 0',
      width: '1rem',
      height: '1rem',
      overflow: 'visible',
      fill: 'none',
      stroke: 'hair',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      '& *': { vectorEffect: 'non-scaling-stroke' },
    },
    water: { fill: 'var(--water)', stroke: 'var(--water)' },
    bank: { stroke: 'hair', strokeWidth: '3px' },
    creek: { stroke: 'var(--water)', strokeWidth: '3px' },
    park: {
      fill: 'line',
      fillOpacity: '0.14',
      stroke: 'none',
      _forcedColors: { fill: 'GrayText' },
    },
    road: { strokeWidth: '2px' },
    rail: { stroke: 'quiet', strokeOpacity: '0.6' },
    lightRailway: { stroke: 'quiet', strokeDasharray: '5 3' },
    tunnel: { stroke: 'text', strokeDasharray: '1 4', strokeWidth: '1.5px' },
    walk: { stroke: 'line', strokeWidth: '3px' },
    line: {
      position: 'absolute',
      insetBlock: 0,
      left: { base: '60%', md: 'meridian' },
      width: '12px',
      borderLeft: '2px solid {colors.line}',
      marginLeft: '-1px',
      background: 'repeating-linear-gradient({colors.hair} 0 1px, transparent 1px 24px)',
      _forcedColors: { borderColor: 'Highlight' },
    },
    degrees: {
      position: 'absolute',
      top: '3',
      left: '5',
      color: 'reading',
      textStyle: 'reading',
      fontSize: '28px',
      textShadow: HALO,
    },
    studio: {
      position: 'absolute',
      left: 'var(--origin-left)',
      top: 'calc(var(--origin-top) + var(--y) * var(--scale))',
      translate: '18px -50%',
      textStyle: 'reading',
      fontSize: '34px',
      // A long name breaks between its words.
      width: 'max-content',
      maxWidth: 'calc(100% - var(--origin-left) - 18px)',
      // In a narrow window, widely spaced letters would overflow: so the studio's name stands left
      // of the meridian, above the other names.
      '@container (width < 360px)': {
        translate: 'calc(-100% - 18px) -110%',
        maxWidth: 'calc(var(--origin-left) - 18px)',
        textAlign: 'right',
      },
      _before: {
        content: '""',
        position: 'absolute',
        left: '-25px',
        top: '50%',
        '@container (width < 360px)': { left: 'calc(100% + 12px)', top: '110%' },
        width: '13px',
        height: '13px',
        translate: '0 -50%',
        borderRadius: '50%',
        background: 'line',
        boxShadow: 'glow',
        _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    place: {
      '--name-left': 'calc(var(--x) * var(--scale) - var(--name-width) / 2)',
      '--name-top': 'calc(var(--y) * var(--scale) - 0.6875rem)',
      position: 'absolute',
      left: 'calc(var(--origin-left) + var(--name-left))',
      top: 'calc(var(--origin-top) + var(--name-top))',
      width: 'var(--name-width)',
      height: '1.375rem',
      lineHeight: '1.375rem',
      textAlign: 'center',
      whiteSpace: 'nowrap',
      textShadow: HALO,
      // The mark is hidden with its name, so that no marked place is left without one.
      '&[data-stop]::before': {
        content: '""',
        position: 'absolute',
        left: 'calc(var(--x) * var(--scale) - var(--name-left) - 3px)',
        top: 'calc(var(--y) * var(--scale) - var(--name-top) - 3px)',
        width: '6px',
        height: '6px',
        borderRadius: '50%',
        background: 'text',
        _forcedColors: { background: 'CanvasText', forcedColorAdjust: 'none' },
        ...WHOLE,
      },
    },
    name: { display: 'block', overflow: 'hidden', ...WHOLE },
  },
  variants: {
    side: {
      right: {
        place: { '--name-left': 'calc(var(--x) * var(--scale) + 0.5rem)', textAlign: 'left' },
      },
      left: {
        place: {
          '--name-left': 'calc(var(--x) * var(--scale) - var(--name-width) - 0.5rem)',
          textAlign: 'right',
        },
      },
      /** Left on a desktop; above and right on a phone, where the window ends left of the place. */
      leftOrAbove: {
        place: {
          // Whatever a variant does not set for a width is not taken from the base.
          '--name-left': {
            base: 'calc(var(--x) * var(--scale) + 0.375rem)',
            lg: 'calc(var(--x) * var(--scale) - var(--name-width) - 0.5rem)',
          },
          '--name-top': {
            base: 'calc(var(--y) * var(--scale) - 1.375rem)',
            lg: 'calc(var(--y) * var(--scale) - 0.6875rem)',
          },
          textAlign: { base: 'left', lg: 'right' },
        },
      },
      /** Right; above where a small phone has no room there. */
      rightWhereRoom: {
        place: {
          '--name-left': 'calc(var(--x) * var(--scale) + 0.5rem)',
          textAlign: 'left',
          '@container (width < 360px)': {
            '--name-left': 'calc(100cqw - 4px - var(--origin-left) - var(--name-width))',
            '--name-top': 'calc(var(--y) * var(--scale) - 1.5625rem)',
            textAlign: 'right',
          },
        },
      },
      below: { place: { '--name-top': 'calc(var(--y) * var(--scale) + 0.1875rem)' } },
      above: { place: { '--name-top': 'calc(var(--y) * var(--scale) - 1.5625rem)' } },
      /** On the place itself, which has no mark. */
      on: { place: { color: 'quiet', fontStyle: 'italic' } },
    },
  },
});
