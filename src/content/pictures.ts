/** A photograph. */
export interface PictureFacts {
  /** The file below `src/content/pictures`. */
  readonly file: string;
  /** Alt text. */
  readonly alt: string;
  /** Focal point that crops keep, in per cent from the left and the top. */
  readonly focus: readonly [number, number];
  /** Dominant colour, shown until it has loaded. */
  readonly dominant: string;
}

/**
 * The still lifes. All were made for this site in one studio and one light; a
 * brass strip, the meridian, is let into the stone of nearly every frame.
 */
export const pictures = {
  apothecary: {
    file: 'apothecary.jpg',
    alt: 'Three amber pharmacy bottles with paper labels and a marble mortar and pestle on dark green stone crossed by a thin brass line.',
    focus: [62, 50],
    dominant: '#081818',
  },
  bell: {
    file: 'bell.jpg',
    alt: 'A polished brass reception bell on dark green marble, with a room key on a brass fob and an oxblood tassel.',
    focus: [8, 58],
    dominant: '#484828',
  },
  chambers: {
    file: 'chambers.jpg',
    alt: 'Three leather-bound law books stacked on pale stone, with a fountain pen and a folded letter whose oxblood wax seal has been broken.',
    focus: [45, 48],
    dominant: '#180808',
  },
  chambers_seal: {
    file: 'chambers_seal.jpg',
    alt: 'A fountain pen beside a folded letter with a broken oxblood wax seal, old law books behind, on pale stone crossed by a brass line.',
    focus: [66, 58],
    dominant: '#b8a888',
  },
  clinic: {
    file: 'clinic.jpg',
    alt: 'A porcelain tumbler holding an oxblood toothbrush, beside a sculptural white porcelain molar on a travertine plinth and a small dental mirror.',
    focus: [55, 45],
    dominant: '#c8b898',
  },
  espresso: {
    file: 'espresso.jpg',
    alt: 'A white cup of black coffee with a gold rim and a brass spoon on pale marble, between sugar cubes and an oxblood napkin.',
    focus: [60, 50],
    dominant: '#786858',
  },
  houndstooth: {
    file: 'houndstooth.jpg',
    alt: 'Ivory and ink houndstooth wool falling in folds on to pale marble, with three brass buttons and a spool of oxblood thread beside an inlaid brass line.',
    focus: [68, 85],
    dominant: '#d8c8a8',
  },
  houndstooth_buttons: {
    file: 'houndstooth_buttons.jpg',
    alt: 'Three brass buttons and a spool of oxblood thread on pale marble, houndstooth wool out of focus behind.',
    focus: [55, 60],
    dominant: '#e8d8c8',
  },
  kettle: {
    file: 'kettle.jpg',
    alt: 'A sheet of paper pinned askew to a green wall, 100 struck out in red and 312 written below it, beside a steaming kettle.',
    focus: [40, 50],
    dominant: '#102818',
  },
  kettlebell: {
    file: 'kettlebell.jpg',
    alt: 'A matte ink cast-iron kettlebell with a worn handle and a small brass nought, on travertine beside a coil of oxblood rope, against a deep green wall.',
    focus: [65, 42],
    dominant: '#081818',
  },
  kettlebell_rope: {
    file: 'kettlebell_rope.jpg',
    alt: 'A coil of oxblood rope beside a matte ink kettlebell that carries a small brass nought, on travertine crossed by a brass line.',
    focus: [55, 60],
    dominant: '#081818',
  },
  kitchen: {
    file: 'kitchen.jpg',
    alt: 'A brass bridge tap and two lemons on a pale marble worktop, a brass line running across the stone and down its edge above bottle-green cabinets.',
    focus: [50, 36],
    dominant: '#080808',
  },
  lipstick: {
    file: 'lipstick.jpg',
    alt: 'A fluted gold lipstick with an oxblood bullet and an open compact on travertine, the lipstick cap lying in front.',
    focus: [52, 48],
    dominant: '#581818',
  },
  meridian: {
    file: 'meridian.jpg',
    alt: 'A cast brass nought standing on a brass line let into dark green stone, the line running through its centre to the horizon as low light throws a long shadow to the left.',
    focus: [65, 49],
    dominant: '#080808',
  },
  parcel: {
    file: 'parcel.jpg',
    alt: 'An ivory gift box tied with an oxblood ribbon, its lid ajar over white tissue paper, with a loose curl of ribbon on the stone in front.',
    focus: [44, 42],
    dominant: '#081808',
  },
  parcel_lid: {
    file: 'parcel_lid.jpg',
    alt: 'An ivory gift box with its lid ajar over white tissue paper and an oxblood bow on top, against a dark green wall.',
    focus: [55, 45],
    dominant: '#081808',
  },
  perfume: {
    file: 'perfume.jpg',
    alt: 'A square amber perfume bottle with a brass cap on pale travertine beside an oxblood sphere and wall.',
    focus: [60, 45],
    dominant: '#280808',
  },
  ring: {
    file: 'ring.jpg',
    alt: 'A gold ring set with a large emerald-cut green stone lying on travertine beside two pearls, with bottle-green velvet behind.',
    focus: [66, 53],
    dominant: '#082818',
  },
  salon: {
    file: 'salon.jpg',
    alt: 'Barber’s scissors and an oxblood comb on pale travertine beside an inlaid brass line, with a green glass bottle and a stack of ivory towels behind.',
    focus: [56, 67],
    dominant: '#e8d8b8',
  },
  screen: {
    file: 'screen.jpg',
    alt: 'A dark, brass-edged phone leaning against a travertine block beside a small round ring light glowing softly.',
    focus: [42, 50],
    dominant: '#282828',
  },
  table: {
    file: 'table.jpg',
    alt: 'An ivory plate and bowl rimmed in brass, gold cutlery on a folded bottle-green napkin and a glass of red wine on dark slate, with a brass line passing beneath.',
    focus: [58, 62],
    dominant: '#181818',
  },
  terrace: {
    file: 'terrace.jpg',
    alt: 'A white plaster model of a three-house Georgian terrace catching low window light, with an old brass key and a brass line set into the stone beside it.',
    focus: [41, 45],
    dominant: '#081808',
  },
  terrace_door: {
    file: 'terrace_door.jpg',
    alt: 'Doorways and sash windows of a white plaster model of a Georgian terrace, with an old brass key lying on the stone in front.',
    focus: [62, 55],
    dominant: '#b8a888',
  },
  window: {
    file: 'window.jpg',
    alt: 'Rain on a window at dusk, a brass glazing bar down the glass, and outside, out of focus, a wet London street with a red bus and a traffic light at green.',
    focus: [64, 50],
    dominant: '#486888',
  },
} as const satisfies Record<string, PictureFacts>;

/** One of the photographs. */
export type PictureId = keyof typeof pictures;

/** Every photograph's id. */
export const pictureIds = Object.keys(pictures) as readonly PictureId[] as [
  PictureId,
  ...PictureId[],
];
