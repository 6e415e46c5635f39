/**
 * The height of each client's wordmark, as a share of the strip's height. Chosen for equal visual
 * weight: a heavy or wide mark is lower, a light one higher.
 */
export const logos: Readonly<Record<string, number>> = {
  'hair-nova': 0.39,
  'pipd-de-poule': 0.46,
  'multi-lines-kitchens': 0.36,
  ardmere: 0.29,
  'kestrel-row': 0.23,
  'osten-vale': 0.34,
  tidewell: 0.29,
  'fen-clinic': 0.31,
  halcyon: 0.28,
  'lovage-yard': 0.28,
  'pestle-lane': 0.27,
  windlass: 0.32,
  'carmine-hall': 0.39,
  'beryl-daughter': 0.36,
  wexcombe: 0.28,
  farelight: 0.39,
  'thornquay-house': 0.38,
  'pocket-orchard': 0.46,
};
