import type { ReactNode } from 'react';
import { type ChartVariantProps, chart } from './chart.styles';

/** For how many letters a side of the plot has room by default; a longer label on the right wraps. */
export const WRAP_AFTER = 14;

/** A text over a drawing. */
export interface PlotLabel {
  readonly text: string;
  /** The place in per cent of the plot, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly side: NonNullable<ChartVariantProps['side']>;
  readonly accent?: boolean | undefined;
  /** Where a leader line begins, at the end of the label's series: in per cent from the top. */
  readonly from?: number;
  /** The name of the series that ends here, in small letters under its value. */
  readonly name?: string | undefined;
  /** Whether the label is that of zero, which is set larger, in the colour of readings. */
  readonly isZero?: boolean;
}

/** The width of a letter at the size of labels, in rem. */
const LETTER_WIDTH = 0.5;

/** The width of the leader lines, in rem. */
const LEADER_WIDTH = 1.25;

/** A percentage with at most one decimal, as styles and paths take it. */
export const toOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * The drawing of a chart: 100 by 100 units that are stretched, and labels that are not. On each
 * side the longest label decides the room. Labels are hidden from assistive technology,
 * which gets the title and the values as the drawing's name, and the table.
 */
export function Plot({
  says,
  height,
  labels,
  wrapAfter = WRAP_AFTER,
  children,
}: {
  /** The accessible name of the drawing. */
  readonly says: string;
  /** Height of the plot, in pixels. */
  readonly height: number;
  readonly labels: readonly PlotLabel[];
  readonly wrapAfter?: number;
  readonly children: ReactNode;
}) {
  const classes = chart();
  /** How many letters the longest label on a side has, before it wraps. */
  const lettersOn = (side: PlotLabel['side']) => {
    const lengths = labels.filter((label) => label.side === side).map(({ text }) => text.length);
    return Math.min(wrapAfter, Math.max(0, ...lengths));
  };
  const leaders = labels.flatMap(({ from, y }) =>
    from === undefined ? [] : `M0,${toOneDecimal(from)}L20,${toOneDecimal(y)}`,
  );
  const lettersAtEnd = lettersOn('end');
  const leaderRoom = leaders.length > 0 ? LEADER_WIDTH : 0;
  const endRoom = lettersAtEnd > 0 ? LETTER_WIDTH * lettersAtEnd + 1.4 + leaderRoom : 0.6;
  return (
    <div
      className={classes.plot}
      style={{
        '--height': `${height}px`,
        ...(labels.some(({ side }) => side.startsWith('above')) && { '--above': '40px' }),
        '--start': `${toOneDecimal(LETTER_WIDTH * lettersOn('start') + 1)}rem`,
        '--end': `${toOneDecimal(endRoom)}rem`,
      }}
    >
      <svg
        className={classes.svg}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        {children}
      </svg>
      {/* The vertical with ticks at the end of the plot. */}
      <span className={classes.end} />
      {leaders.length > 0 && (
        <svg
          className={classes.leaders}
          viewBox="0 0 20 100"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={classes.grid} d={leaders.join('')} />
        </svg>
      )}
      {labels.map(({ text, name, x, y, side, accent, isZero, from }) => (
        <span
          key={`${side} ${text}`}
          aria-hidden="true"
          className={chart({ side, tone: toneOf(isZero, accent) }).label}
          style={{
            '--x': `${toOneDecimal(x)}%`,
            '--y': `${toOneDecimal(y)}%`,
            ...(from !== undefined && { '--leader': `${LEADER_WIDTH}rem` }),
          }}
        >
          {text}
          {name && <span className={classes.name}>{name}</span>}
        </span>
      ))}
    </div>
  );
}

function toneOf(isZero: boolean | undefined, accent: boolean | undefined) {
  if (isZero) return 'zero';
  return accent ? 'accent' : undefined;
}
