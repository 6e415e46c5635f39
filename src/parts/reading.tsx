import { type RecipeVariantProps, sva } from '../../styled-system/css';
import { scaleSaid } from '../content/agency-readings';
import type { Reading as ReadingData, Scale } from '../content/schemas';

/** Ticks, `--at` apart, the first at the start. */
const TICKS = 'repeating-linear-gradient(to right, {colors.line} 0 1px, transparent 1px var(--at))';

/**
 * A number over a scale with ticks. A bounded scale has a mark at the value (`--at`, a percentage).
 * Growth is drawn as multiples of the first length (`--at`), the part beyond it in colour. A count
 * is drawn as ticks, `--at` apart.
 */
export const reading = sva({
  slots: ['root', 'figure', 'value', 'scale', 'mark', 'marks', 'label', 'note'],
  base: {
    root: { minWidth: 0, breakInside: 'avoid' },
    value: { textStyle: 'reading', display: 'block', marginLeft: '-0.02em' },
    scale: {
      position: 'relative',
      display: 'block',
      marginTop: '14px',
      height: '14px',
      borderBottom: 'hair',
      background: 'repeating-linear-gradient(to right, {colors.hair} 0 1px, transparent 1px 10px)',
      // Ticks and marks are backgrounds, which a printer would leave out.
      printColorAdjust: 'exact',
    },
    mark: {
      position: 'absolute',
      left: 0,
      bottom: '-1px',
      height: '1px',
      width: 'var(--at, 100%)',
      background: 'line',
      transformOrigin: 'left',
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    marks: {
      position: 'absolute',
      inset: '100% 0 auto',
      // The first label ends where the first length does.
      paddingLeft: 'calc(var(--at) - 2.1em)',
      color: 'quiet',
      textStyle: 'small',
      '& > *': { float: 'right' },
    },
    label: { display: 'block', color: 'quiet', marginTop: '3', textWrap: 'balance' },
    note: { display: 'block', color: 'quiet', textStyle: 'small', marginTop: '2' },
  },
  variants: {
    size: {
      small: {
        value: { fontSize: 'readingSmall', color: 'reading' },
        label: { textStyle: 'small' },
      },
      medium: { value: { fontSize: 'reading', color: 'reading' } },
      large: { value: { fontSize: 'readingLarge' } },
      huge: {
        value: { fontSize: 'readingHuge' },
        scale: { height: '38px', marginTop: '6' },
      },
    },
    scale: {
      bounded: {
        mark: {
          _after: {
            content: '""',
            position: 'absolute',
            right: 0,
            bottom: 0,
            width: '1px',
            height: '14px',
            background: 'line',
          },
        },
      },
      lengths: {
        scale: { borderRight: 'line', background: TICKS },
        // The first length is the value before; the growth beyond it is drawn heavy.
        mark: { left: 'var(--at)', width: 'calc(100% - var(--at))' },
      },
      ticks: {
        scale: { background: TICKS },
        mark: { width: '100%' },
      },
    },
    /** Whether the value has descenders, as in “Page 1”. */
    descends: { true: { value: { paddingBottom: '0.2em' } } },
    place: {
      hung: {
        root: {
          layout: 'hung',
          alignItems: 'start',
          rowGap: '4',
        },
        // What the figure counts stands beside it, on its baseline.
        figure: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'last baseline',
          columnGap: '5',
          paddingRight: 'apart',
        },
        scale: { marginRight: 'apart' },
        mark: { height: '2px', boxShadow: 'glow' },
        // The scale's labels stand below it.
        marks: { marginTop: '2px' },
        label: { textStyle: 'title', color: 'text', marginTop: 0 },
        note: {
          paddingLeft: 'beside',
          marginTop: 0,
          textStyle: 'lead',
          maxWidth: 'lead',
        },
      },
      /** On a phone the figure's caption stands beside it. */
      row: {
        root: {
          smDown: { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
          '& > :first-child': { smDown: { minWidth: '6.5rem' } },
          '& > :last-child': { smDown: { flex: '1 1 9rem' } },
        },
        label: { marginTop: { base: '3', smDown: '-4px' } },
      },
    },
  },
  compoundVariants: [
    { place: 'hung', scale: 'lengths', css: { scale: { marginBottom: '5' } } },
    { size: 'huge', scale: 'bounded', css: { mark: { _after: { height: '38px' } } } },
  ],
  defaultVariants: { size: 'large' },
});

type ReadingVariantProps = NonNullable<RecipeVariantProps<typeof reading>>;

/**
 * A number over a scale. Screen readers get the number and the range of a bounded scale; lengths
 * and ticks are hidden from them, since they repeat the number.
 */
export function Reading({
  data,
  size = 'large',
  place,
  bare = false,
  withNote = false,
}: {
  readonly data: ReadingData;
  readonly size?: ReadingVariantProps['size'];
  readonly place?: ReadingVariantProps['place'];
  /** Whether the number stands without its scale. */
  readonly bare?: boolean;
  readonly withNote?: boolean;
}) {
  const { value, label, scale, note } = data;
  const classes = reading({
    size,
    place,
    scale: bare ? undefined : scale?.kind,
    descends: /[gjpqy]/.test(value),
  });
  const isHung = place === 'hung';
  const figure = <span className={classes.value}>{drawn(value)}</span>;
  const caption = <span className={classes.label}>{label}</span>;
  return (
    <div className={classes.root}>
      <div>
        {isHung ? (
          <div className={classes.figure}>
            {figure}
            {caption}
          </div>
        ) : (
          figure
        )}
        {!bare && scale && (
          <span
            className={classes.scale}
            {...spoken(value, scale)}
            style={{ '--at': placeOf(scale) }}
          >
            <span className={classes.mark} data-mark="" />
            {scale.kind === 'lengths' && isHung && scale.words && (
              <span className={classes.marks}>
                {scale.words[0]}
                <span>{scale.words[1]}</span>
              </span>
            )}
          </span>
        )}
      </div>
      <div>
        {!isHung && caption}
        {withNote && note && <span className={classes.note}>{note}</span>}
      </div>
    </div>
  );
}

/** A value as it is drawn: “3x” has a sign for its letter; a screen reader hears the letter. */
function drawn(value: string) {
  const [, times] = /^(\d+)x$/.exec(value) ?? [];
  if (!times) return value;
  return (
    <>
      <span aria-hidden="true">{`${times}×`}</span>
      <span className="visually-hidden">{value}</span>
    </>
  );
}

/** `--at` in per cent of the width: the value's place, the first length, or the room of a tick. */
function placeOf(scale: Scale): string {
  const share =
    scale.kind === 'bounded' ? (scale.at - scale.from) / (scale.to - scale.from) : 1 / scale.count;
  return `${Math.round(share * 1e4) / 100}%`;
}

/** The attributes with which a screen reader says a bounded scale, and skips the others. */
function spoken(value: string, scale: Scale) {
  return scale.kind === 'bounded'
    ? { role: 'img', 'aria-label': scaleSaid(value, scale) }
    : { 'aria-hidden': true };
}
