import { sva } from '../../styled-system/css';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { BrushRows } from './brush-rows';

const recipe = sva({
  slots: ['root', 'paint'],
  base: {
    root: {
      position: 'absolute',
      inset: {
        base: '0 calc(-1 * {spacing.end}) 0 calc(-1 * {spacing.start})',
        md: '0 {spacing.inset} 0 calc(-1 * {spacing.start})',
      },
      zIndex: 'above',
      // In print pictures are shown whole, so that the numbers would stand beside the sheet.
      _print: { display: 'none' },
    },
    /** Drawn in the pixels of the picture, cropped as it is. The mask fades it where `steam.tsx` draws. */
    paint: {
      position: 'absolute',
      zIndex: 'header',
      width: '100%',
      height: '100%',
      fill: 'none',
      stroke: 'paint',
      // The stroke through the number, by its filter in `brush-rows.tsx`.
      '& [filter*=red]': { stroke: 'paintRed' },
      strokeLinejoin: 'round',
      mixBlendMode: 'multiply',
      // The picture itself is darker at night.
      colorScheme: 'light',
      maskImage: 'radial-gradient(9% 45% at 53% 34%, transparent -130%, black)',
    },
  },
});

/**
 * The sheet on the wall with the visitor's number struck out and its growth written below, laid
 * over the client's sheet. The page's script takes `hidden` away, and only then does the picture
 * load; it paints both numbers in the handwriting of the client's sheet. Text beside the sheet
 * states both, too.
 */
export function OwnSheet() {
  const classes = recipe();
  return (
    <div className={classes.root} data-own-number="" hidden aria-hidden="true">
      <svg
        viewBox="0 0 1280 854"
        preserveAspectRatio="xMaxYMid slice"
        className={classes.paint}
        color="white"
        aria-hidden="true"
      >
        <BrushRows id="brush" />
      </svg>
      <Picture id="sheet" sizes={pictureSizes.bleedLeft} ratio="caseHero" decorative far />
    </div>
  );
}
