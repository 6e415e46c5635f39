import { type BrushRow, brushStrokes } from './brush-strokes';

/**
 * The two rows of a sheet, painted: a number that is struck out, and below it what it became. Rows
 * without a number are empty, for the page's script to paint.
 *
 * @param id the id of the filter that roughens the strokes, once on the page
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
      <filter id={id}>
        <feTurbulence baseFrequency=".02" numOctaves="2" />
        <feDisplacementMap in="SourceGraphic" scale="8" />
        <feGaussianBlur stdDeviation="1" />
      </filter>
      {(['was', 'is'] as const).map((row) => {
        const strokes = numbers && brushStrokes(numbers[row], row);
        return (
          <g
            key={row}
            data-row={row}
            filter={`url(#${id})`}
            transform="rotate(1.5 512 400)"
            strokeWidth={strokes?.width}
          >
            <path data-part="text" d={strokes?.text} />
            <path data-part="rule" d={strokes?.rule} strokeWidth="14" />
          </g>
        );
      })}
    </>
  );
}
