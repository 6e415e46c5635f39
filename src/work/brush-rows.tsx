import { Fragment } from 'react';
import { type BrushRow, brushStrokes } from './brush-strokes';

/**
 * The streaks that a dry brush leaves bare within its stroke: between which two shares of the
 * stroke's width each lies, and the lengths of its dashes and of the gaps between them.
 */
const BARE = [
  { outer: 0.92, inner: 0.84, opacity: 0.7, dashes: '26 40 14 60 50 30' },
  { outer: 0.74, inner: 0.66, opacity: 0.5, dashes: '140 20 90 60' },
  { outer: 0.5, inner: 0.42, opacity: 0.45, dashes: '60 40 180 30' },
  { outer: 0.26, inner: 0.14, opacity: 0.55, dashes: '90 50 200 30' },
] as const;

/**
 * One stroke of the brush, or the strokes of a number. Its width is 1 em: the font size of the row
 * is the width of its strokes.
 *
 * @param part the name by which the page's script finds the path
 */
function Stroke({
  id,
  part,
  path,
}: {
  readonly id: string;
  readonly part: 'text' | 'rule';
  readonly path: string | undefined;
}) {
  const href = `#${id}`;
  return (
    <>
      <mask
        id={`${id}-mask`}
        maskUnits="userSpaceOnUse"
        width="1280"
        height="854"
        stroke="white"
        strokeWidth="1em"
      >
        {/* It inherits its stroke, so that each use has a stroke of its own. */}
        <path id={id} data-part={part} d={path} />
        {BARE.map(({ outer, inner, opacity, dashes }) => (
          <Fragment key={outer}>
            <use
              href={href}
              stroke="black"
              strokeWidth={`${outer}em`}
              strokeOpacity={opacity}
              strokeDasharray={dashes}
            />
            <use href={href} strokeWidth={`${inner}em`} />
          </Fragment>
        ))}
      </mask>
      <use href={href} strokeWidth="1em" mask={`url(#${id}-mask)`} />
    </>
  );
}

/**
 * The two rows of a sheet, painted: a number that is struck out, and below it what it became. Rows
 * without a number are empty, for the page's script to paint.
 *
 * @param id the beginning of the ids of the rows' parts, once on the page
 */
export function BrushRows({
  id,
  numbers,
}: {
  readonly id: string;
  readonly numbers?: Readonly<Record<BrushRow, string>>;
}) {
  return (
    <>
      {/* The wobble of a hand, and the ragged edge of bristles. */}
      <filter id={id}>
        <feTurbulence baseFrequency=".012" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="10" result="hand" />
        <feTurbulence type="fractalNoise" baseFrequency=".3" numOctaves="2" />
        <feDisplacementMap in="hand" scale="1.6" xChannelSelector="R" yChannelSelector="G" />
      </filter>
      {(['was', 'is'] as const).map((row) => {
        const strokes = numbers && brushStrokes(numbers[row], row);
        return (
          <g
            key={row}
            data-row={row}
            filter={`url(#${id})`}
            transform="rotate(1.5 512 400)"
            fontSize={strokes?.width}
          >
            <Stroke id={`${id}-${row}`} part="text" path={strokes?.text} />
            <g fontSize="14">
              <Stroke id={`${id}-${row}-rule`} part="rule" path={strokes?.rule} />
            </g>
          </g>
        );
      })}
    </>
  );
}
