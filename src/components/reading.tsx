import { rangeSaid } from '../content/readings';
import type { Reading as ReadingData } from '../content/types';
import { type ReadingVariantProps, reading } from './reading.styles';

/**
 * A number drawn as an instrument would. Of a bounded scale the range is read
 * out, after the number itself; an open one is silent, since it states no total.
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
    scale: bare ? 'none' : scale.kind,
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
        {!bare &&
          (scale.kind === 'bounded' ? (
            <span
              className={classes.scale}
              role="img"
              aria-label={rangeSaid(scale)}
              style={{ '--at': `${(100 * (scale.at - scale.from)) / (scale.to - scale.from)}%` }}
            >
              <span className={classes.mark} data-mark="" />
            </span>
          ) : (
            <span className={classes.scale} aria-hidden="true">
              <span className={classes.mark} data-mark="" />
            </span>
          ))}
      </div>
      <div>
        <span className={classes.label}>{label}</span>
        {withNote && note && <span className={classes.note}>{note}</span>}
      </div>
    </div>
  );
}
