import { type Typeface, typeface } from '../../node/typeface';
import { site } from '../../site/site';
import { OG_SIZE } from './image';
import { type Area, MERIDIAN, NIGHT, RIGHT } from './layout';
import { setTitle } from './title-lines';

const LEFT = 56;
const TICK = 24;
const TITLE = {
  /** The first line's ascenders keep below this; the last line stands on the baseline. */
  top: 132,
  baseline: 558,
  largest: 190,
  smallest: 72,
  lineHeight: 1,
  ascent: 0.76,
  tracking: -0.012,
} as const;
/** The size of what stands right of the line. */
const LABEL = 25;
/** The largest overhang of a letter past its advance width. */
const OVERSHOOT = 4;
/** How far letters reach below their line, at most; above it no face reaches its own size. In em. */
const DESCENT = 0.3;
/** Of the nought that stands on the line where a page has no picture. */
const NOUGHT = { size: 580, baseline: 462 } as const;

/** Instrument Sans has no primes; its straight quotes are their shape. */
const COORDINATES = site.position.shown.replaceAll('′', "'").replaceAll('″', '"');

/** Words, and the part of the image that they stand in. */
export interface Words {
  readonly area: Area;
  readonly svg: string;
  /** Whether many images share this text. */
  readonly shared: boolean;
}

/** What every page's image has: the line with its ticks, our name and where we are; a nought where there is no picture. */
export async function drawFrame(nought: boolean): Promise<string> {
  const { hairline, wordmark, body } = await faces();
  const mark = hairline.set('0', NOUGHT.size);
  return svgOf([
    nought && place(mark.svg, MERIDIAN - mark.width / 2, NOUGHT.baseline, NIGHT.text),
    meridian(),
    place(wordmark.set(site.name, 42).svg, LEFT, 82, NIGHT.text),
    place(label(COORDINATES, body), RIGHT, TITLE.baseline, NIGHT.quiet),
  ]);
}

/**
 * What is the page's own: its title left of the line, its kind right of it.
 *
 * @param nought whether the title has to keep clear of one
 * @throws when the title is too long to be set, naming it
 */
export async function drawWords(
  title: string,
  kicker: string | undefined,
  nought: boolean,
): Promise<readonly Words[]> {
  const { display, hairline, body } = await faces();
  const end = nought ? MERIDIAN - hairline.set('0', NOUGHT.size).width / 2 - 10 : MERIDIAN - 34;
  const room = { ...TITLE, width: end - LEFT, height: TITLE.baseline - TITLE.top };
  const set = setTitle(title, room, (words) => display.set(words, 1, TITLE.tracking).width);
  if (!set) throw new Error(`"${title}" is too long for a shared image; shorten it.`);
  const { size, lines } = set;
  const leading = size * TITLE.lineHeight;
  const first = TITLE.baseline - leading * (lines.length - 1);
  const outlines = lines.map((words) => display.set(words, size, TITLE.tracking));
  const heading = outlines.map(({ svg }, index) =>
    place(svg, LEFT, first + index * leading, NIGHT.text),
  );
  const widest = Math.max(...outlines.map(({ width }) => width));
  const under = TITLE.baseline - 38;
  return [
    wordsIn(
      { left: 0, width: Math.ceil(LEFT + widest) + OVERSHOOT },
      first - size,
      TITLE.baseline + size * DESCENT,
      heading,
      false,
    ),
    ...(kicker
      ? [
          wordsIn(
            { left: RIGHT, width: OG_SIZE.width - RIGHT },
            under - LABEL,
            under + LABEL * DESCENT,
            [place(label(kicker, body), RIGHT, under, NIGHT.text)],
            true,
          ),
        ]
      : []),
  ];
}

/** Words in the part of the image that is as wide as this and reaches from `top` to `bottom`. */
function wordsIn(
  { left, width }: { readonly left: number; readonly width: number },
  from: number,
  to: number,
  parts: readonly string[],
  shared: boolean,
): Words {
  const top = Math.max(0, Math.floor(from));
  const height = Math.min(OG_SIZE.height, Math.ceil(to)) - top;
  return {
    area: { left, top, width, height },
    shared,
    svg: svgOf(
      [
        `<rect width="${width}" height="${height}" fill="${NIGHT.page}"/>`,
        `<g transform="translate(${-left} ${-top})">${parts.join('')}</g>`,
      ],
      width,
      height,
    ),
  };
}

/** An SVG of these parts; as large as the image unless told otherwise. */
export const svgOf = (
  parts: readonly (string | false | undefined)[],
  width: number = OG_SIZE.width,
  height: number = OG_SIZE.height,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.filter(Boolean).join('')}</svg>`;

/** A line right of the meridian, smaller where it would not fit. */
function label(text: string, face: Typeface): string {
  const { width, svg } = face.set(text, LABEL);
  const room = OG_SIZE.width - RIGHT - 24;
  return width <= room ? svg : face.set(text, (LABEL * room) / width).svg;
}

/** A group at a place, in one colour. */
export const place = (svg: string, x: number, y: number, colour: string) =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${svg}</g>`;

/** The line with its light, and a tick every 24 px on its right side. */
function meridian(): string {
  const ticks = Array.from(
    { length: Math.ceil(OG_SIZE.height / TICK) },
    (_, index) => `<rect x="${MERIDIAN}" y="${index * TICK}" width="11" height="1"/>`,
  ).join('');
  const { height } = OG_SIZE;
  return [
    '<filter id="glow" x="-40" width="81" y="0" height="1"><feGaussianBlur stdDeviation="9 0"/></filter>',
    `<g fill="${NIGHT.text}" opacity=".3">${ticks}</g>`,
    `<rect x="${MERIDIAN - 2}" width="4" height="${height}" fill="${NIGHT.line}" filter="url(#glow)"/>`,
    `<rect x="${MERIDIAN - 1}" width="2" height="${height}" fill="${NIGHT.line}"/>`,
  ].join('');
}

let opened: ReturnType<typeof open> | undefined;
/** The faces of every shared image. */
export const faces = (): ReturnType<typeof open> => {
  opened ??= open();
  return opened;
};

async function open() {
  const imbue = (wght: number) =>
    typeface('@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2', { opsz: 100, wght });
  const [display, hairline, wordmark, body] = await Promise.all([
    imbue(340),
    imbue(320),
    imbue(500),
    typeface('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', {
      wght: 400,
    }),
  ]);
  return { display, hairline, wordmark, body };
}
