import type { ReactNode } from 'react';
import { chart } from './chart.styles';

/** A text over a drawing. */
export interface PlotLabel {
  readonly text: string;
  /** In per cent of the plot, from the left and from the top. */
  readonly x: number;
  readonly y: number;
  readonly side:
    | 'start'
    | 'end'
    | 'below'
    | 'belowBefore'
    | 'belowAfter'
    | 'belowEnd'
    | 'belowMiddle';
  readonly accent?: boolean | undefined;
  /** Marks zero. */
  readonly nought?: boolean;
}

/** Width of a letter at the size of labels, in rem. */
const LETTER = 0.5;

/** A per cent with at most one decimal, as styles and paths take it. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The drawing of a chart: 100 by 100 units that are stretched, and labels that are not. Room for the
 * labels at both sides is made of their longest. They are hidden from assistive technology, which
 * gets the title, the description and the table.
 */
export function Plot({
  title,
  description,
  height,
  labels,
  letters,
  now = true,
  children,
}: {
  readonly title: string;
  readonly description: string;
  /** In pixels. */
  readonly height: number;
  readonly labels: readonly PlotLabel[];
  /** After how many letters a label right of the plot wraps. */
  readonly letters: number;
  /** Whether the last reading stands on the line. */
  readonly now?: boolean;
  readonly children: ReactNode;
}) {
  const classes = chart();
  const room = (side: PlotLabel['side']) =>
    Math.min(
      letters,
      Math.max(0, ...labels.filter((label) => label.side === side).map(({ text }) => text.length)),
    );
  const end = room('end');
  return (
    <div
      className={classes.plot}
      style={{
        '--height': `${height}px`,
        '--start': `${rounded(LETTER * room('start') + 1)}rem`,
        '--end': `${end ? rounded(LETTER * end + 1.4) : 0.6}rem`,
      }}
    >
      <svg
        className={classes.svg}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={title}
      >
        <desc>{description}</desc>
        {children}
      </svg>
      {now && <span className={classes.now} />}
      {labels.map(({ text, x, y, side, accent, nought }) => (
        <span
          key={`${side} ${text}`}
          aria-hidden="true"
          className={chart({ side, tone: toneOf(accent, nought) }).label}
          style={{ '--x': `${rounded(x)}%`, '--y': `${rounded(y)}%` }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

function toneOf(accent: boolean | undefined, nought: boolean | undefined) {
  if (nought) return 'nought';
  return accent ? 'accent' : undefined;
}
