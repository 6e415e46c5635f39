import { cva } from '../../styled-system/css';

/** A checkbox that pauses all motion: two bars, or a triangle while paused. */
export const pauseControl = cva({
  base: {
    width: 'target',
    height: 'target',
    // Nothing moves under reduced motion.
    display: { base: 'none', _motionOk: 'grid' },
    placeItems: 'center',
    background: 'page',
    cursor: 'pointer',
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    // A double border is two bars, one between transparent ones a triangle.
    '& input + span': { height: '14px', borderLeft: '12px double {colors.quiet}' },
    '& input:checked + span': {
      borderBlock: '7px solid transparent',
      borderLeftStyle: 'solid',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '-2px' },
  },
  variants: {
    place: {
      /** At the left edge, clear of the floating links, on a ground up to the window's edge. */
      corner: {
        position: 'absolute',
        zIndex: 'line',
        left: 0,
        bottom: 0,
        width: { base: 'target', md: 'calc({sizes.target} + {spacing.start})' },
        paddingLeft: { md: 'start' },
      },
      /** Beside the lead over the row, clear of pictures and captions. */
      lead: {
        position: 'absolute',
        inset: 'auto {spacing.end} calc(100% + clamp(20px, 3vw, 48px)) auto',
      },
      row: { position: 'relative', border: 'hair', _hover: { borderColor: 'line' } },
    },
  },
  defaultVariants: { place: 'row' },
});

/** Pauses everything that moves by itself; the script of every page keeps the choice. */
export function PauseControl({ label }: { readonly label: string }) {
  return (
    <label className={pauseControl()}>
      <input type="checkbox" name="paused" />
      <span aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </label>
  );
}
