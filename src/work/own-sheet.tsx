import { sva } from '../../styled-system/css';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';

/** One line on the sheet, which hangs at 24 to 57 % of its picture; the script says of how many digits. */
const line = {
  position: 'absolute',
  zIndex: 'header',
  left: '24%',
  width: '33%',
  textAlign: 'center',
  rotate: '1.5deg',
  font: '420 min(17cqi, 76cqi / var(--digits))/1 {fonts.display}',
  color: 'night',
  mixBlendMode: 'multiply',
} as const;

const recipe = sva({
  slots: ['root', 'is'],
  base: {
    /** On a phone the picture is cropped to its upper part. */
    root: {
      position: 'absolute',
      inset: {
        base: '0 calc(-1 * {spacing.end}) 0 calc(-1 * {spacing.start})',
        lg: '0 {spacing.inset} 0 calc(-1 * {spacing.start})',
      },
      zIndex: 'above',
      containerType: 'inline-size',
      _before: {
        ...line,
        content: 'var(--yours)',
        top: { base: '13%', lg: '17%' },
        textDecoration: 'line-through 0.06em {colors.oxblood}',
      },
    },
    is: {
      ...line,
      top: { base: '52%', lg: '46%' },
      textDecoration: 'underline 0.04em {colors.oxblood}',
    },
  },
});

/**
 * The sheet on the wall with the visitor's own number struck out, and under it what it comes to, over
 * the client's. The page's script shows it, which loads its picture, and writes both; in words both
 * stand beside it.
 */
export function OwnSheet({ unit, rate }: { readonly unit?: string; readonly rate?: number }) {
  const classes = recipe();
  return (
    <div className={classes.root} data-unit={unit} data-yours={rate} hidden aria-hidden="true">
      <span className={classes.is} />
      <span hidden />
      <Picture id="sheet" sizes={pictureSizes.bleedLeft} ratio="above" decorative far />
    </div>
  );
}
