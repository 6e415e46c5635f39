import { scaleSaid } from '../content/readings';
import type { Reading as ReadingData, Scale } from '../content/types';
import { type ReadingVariantProps, reading } from './reading.styles';

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
  /** Without its scale. */
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
  return (
    <div className={classes.root}>
      <div>
        <span
          className={classes.value}
          // Words such as “Page 1” do not count up.
          data-reading={/^\p{L}/u.test(value) ? undefined : ''}
          suppressHydrationWarning
        >
          {value}
        </span>
        {!bare && scale && (
          <span
            className={classes.scale}
            {...spoken(value, scale)}
            style={{ '--at': placeOf(scale) }}
          >
            {scale.kind !== 'ticks' && <span className={classes.mark} data-mark="" />}
            {scale.kind === 'lengths' && place === 'hung' && scale.marks && (
              <span className={classes.marks}>
                {scale.marks[0]}
                <span>{scale.marks[1]}</span>
              </span>
            )}
          </span>
        )}
      </div>
      <div>
        <span className={classes.label}>{label}</span>
        {withNote && note && <span className={classes.note}>{note}</span>}
      </div>
    </div>
  );
}

/** The value on a bounded scale; one length, or the room of one tick. In per cent of the width. */
function placeOf(scale: Scale): string {
  const share =
    scale.kind === 'bounded' ? (scale.at - scale.from) / (scale.to - scale.from) : 1 / scale.count;
  return `${Math.round(share * 1e4) / 100}%`;
}

function spoken(value: string, scale: Scale) {
  return scale.kind === 'bounded'
    ? { role: 'img', 'aria-label': scaleSaid(value, scale) }
    : { 'aria-hidden': true };
}
