import type { ReactNode } from 'react';
import { navigation } from '../content/navigation';
import { pauseControl } from '../parts/pause-control';
import type { marquee } from './marquee.styles';
import { Pause } from './pause';

/** The row of a marquee, which scrolls round by itself, with its pause button. */
export function MarqueeRow({
  classes,
  label,
  pause = 'corner',
  children,
}: {
  readonly classes: Pick<ReturnType<typeof marquee>, 'root' | 'window' | 'track'>;
  /** The accessible name of the row. */
  readonly label: string;
  /** Where the pause button stands: at the row's left edge, or beside the lead above the row. */
  readonly pause?: 'corner' | 'lead';
  /** The copies of the row. */
  readonly children: ReactNode;
}) {
  return (
    <div className={classes.root}>
      <Pause className={pauseControl({ place: pause })} label={navigation.pauseAll} />
      {/* The row can be scrolled by hand and by keyboard where it does not move by itself. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes focus */}
      <div className={classes.window} role="group" aria-label={label} tabIndex={0}>
        <div className={classes.track}>{children}</div>
      </div>
    </div>
  );
}
