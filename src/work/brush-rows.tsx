import { type BrushRow, brushStrokes } from './brush-strokes';

/** A decimal as an attribute has it, to a hundredth. */
const rounded = (value: number) => `${Math.round(100 * value) / 100}`;

/** A share from 0 to 1 that looks like chance, the same in every build. */
const chance = (seed: number) => {
  const value = Math.sin(seed) * 43_758.5453;
  return value - Math.floor(value);
};

/**
 * The bristles of a round brush, in groups of one thickness. A brush is not turned as it paints:
 * each bristle follows the stroke at its own place in the brush, which is in em. Where the brush
 * leaves the paper a bristle touches it in dashes, whose lengths are in pixels of the picture.
 */
const BRISTLES = [
  { width: 0.05, opacity: 0.75 },
  { width: 0.075, opacity: 0.55 },
  { width: 0.1, opacity: 0.35 },
].map((group, nth, { length }) => ({
  ...group,
  bristles: Array.from({ length: 8 }, (_, index) => {
    const bristle = index * length + nth;
    // Turned by the golden angle, bristles fill the brush evenly.
    const reach = Math.sqrt((bristle + 0.3) / (8 * length));
    const angle = 2.4 * bristle;
    const luck = (part: number) => chance(12.9898 * bristle + 78.233 * part);
    // Bristles at the edge leave the paper first, so that strokes taper.
    const dashes = [
      0,
      18 * luck(1) * (0.3 + reach),
      12 + 24 * luck(2),
      2 + 5 * luck(3),
      24 + 60 * luck(4),
      2 + 4 * luck(5),
      999,
    ];
    return {
      x: `${rounded(0.47 * reach * Math.cos(angle))}em`,
      y: `${rounded(0.47 * reach * Math.sin(angle))}em`,
      strokeDasharray: dashes.map((dash) => Math.round(dash)).join(' '),
    };
  }),
}));

/**
 * One stroke of the brush, or the strokes of a number. Its width is 1 em: the font size of the row
 * is the width of its strokes.
 *
 * @param part the name by which the page's script finds the path, if it draws it
 */
function Stroke({
  id,
  part,
  path,
}: {
  readonly id: string;
  readonly part?: 'text' | 'rule' | undefined;
  readonly path: string | undefined;
}) {
  const href = `#${id}`;
  return (
    <>
      {/* Two washes, the second of which begins farther from where the brush runs dry. */}
      <g strokeWidth=".95em" strokeOpacity=".45">
        <g strokeDasharray="999 17" strokeDashoffset="-17" strokeLinecap="round">
          {/* It inherits its stroke, so that each use has a stroke of its own. */}
          <path id={id} data-part={part} d={path} transform="rotate(1.5 512 400)" />
        </g>
        <use href={href} strokeDasharray="999 55" strokeDashoffset="-55" />
      </g>
      {BRISTLES.map(({ width, opacity, bristles }) => (
        <g key={width} strokeWidth={`${width}em`} strokeOpacity={opacity}>
          {bristles.map((bristle) => (
            <use key={bristle.x + bristle.y} href={href} {...bristle} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Where the picture has room for each row: noise takes long to compute. */
const ROOM = { was: { y: 130, height: 255 }, is: { y: 345, height: 325 } } as const;

/**
 * Paint as it lies on rough paper. What a brush leaves bare within an opaque stroke has the colour
 * of the text, which is that of the paper.
 */
function Paint({
  id,
  row,
  opaque,
}: {
  readonly id: string;
  readonly row: BrushRow;
  readonly opaque?: boolean;
}) {
  return (
    <filter
      id={id}
      filterUnits="userSpaceOnUse"
      x="288"
      width="440"
      {...ROOM[row]}
      colorInterpolationFilters="sRGB"
    >
      {/* The wobble of a hand. */}
      <feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="2" />
      <feDisplacementMap
        in="SourceGraphic"
        scale="11"
        xChannelSelector="R"
        yChannelSelector="G"
        result="hand"
      />
      {/* Ragged edges, and bare flecks where few bristles touch the paper. */}
      <feTurbulence type="fractalNoise" baseFrequency=".35 .12" numOctaves="2" result="grain" />
      <feDisplacementMap
        in="hand"
        in2="grain"
        scale="1.5"
        xChannelSelector="R"
        yChannelSelector="G"
        result="rough"
      />
      <feComposite in2="grain" operator="arithmetic" k2="4.5" k3="-7" k4="2.25" result="touched" />
      <feComposite in="rough" in2="touched" operator="in" result="dry" />
      {/* Thick and thin paint. */}
      <feTurbulence type="fractalNoise" baseFrequency=".12" numOctaves="2" seed="4" />
      <feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 1.6 0 0 0 -.3" />
      <feComposite in2="dry" operator="arithmetic" k1=".25" k3=".8" />
      <feComponentTransfer>
        <feFuncA type="table" tableValues="0 .46 .48 .5 .52 .58 .68 .82 .95" />
      </feComponentTransfer>
      <feGaussianBlur stdDeviation=".35" result="paint" />
      {opaque && (
        <>
          <feComponentTransfer in="rough" result="under">
            <feFuncA type="linear" slope="4" />
          </feComponentTransfer>
          <feFlood floodColor="currentColor" />
          <feComposite in2="under" operator="in" />
          <feComposite in="paint" />
        </>
      )}
    </filter>
  );
}

/** The rule for a number of three digits. */
const TO_WRITE_ON = brushStrokes('000', 'is');

/**
 * The two rows of a sheet, painted: a number that is struck out, and below it what it became. Rows
 * without a number are empty, for the page's script to paint.
 *
 * @param id the beginning of the ids of the rows' parts, once on the page
 * @param toWriteOn whether the second row is left to a hand: the number above is not struck out, and
 *   the rule below, which no script draws, has none
 */
export function BrushRows({
  id,
  numbers,
  toWriteOn = false,
}: {
  readonly id: string;
  readonly numbers?: Readonly<Record<BrushRow, string>>;
  readonly toWriteOn?: boolean;
}) {
  return (['was', 'is'] as const).map((row) => {
    const hasText = !toWriteOn || row === 'was';
    const hasRule = !toWriteOn || row === 'is';
    const strokes = hasText ? numbers && brushStrokes(numbers[row], row) : TO_WRITE_ON;
    const text = `${id}-${row}`;
    const rule = `${text}-rule`;
    const paint = `${text}-paint`;
    const red = `${text}-red`;
    return (
      <g key={row} data-row={row} fontSize={strokes?.width}>
        {hasText && <Paint id={paint} row={row} opaque />}
        {hasRule && <Paint id={red} row={row} opaque={!hasText} />}
        {hasText && (
          <g filter={`url(#${paint})`}>
            {/* Red paint is thin, so that bare paper lies under it and under the number. */}
            {hasRule && <use href={`#${rule}`} stroke="currentColor" strokeWidth="12" />}
            <Stroke id={text} part="text" path={strokes?.text} />
          </g>
        )}
        {hasRule && (
          <g filter={`url(#${red})`} fontSize="14" opacity={hasText ? '.85' : undefined}>
            <Stroke id={rule} part={hasText ? 'rule' : undefined} path={strokes?.rule} />
          </g>
        )}
      </g>
    );
  });
}
