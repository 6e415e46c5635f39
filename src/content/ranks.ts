import { parseRanks, type RankReadings } from './rank-readings';
import hairNova from './ranks/hair-nova.csv?raw';
import multiLinesKitchens from './ranks/multi-lines-kitchens.csv?raw';
import pipdDePoule from './ranks/pipd-de-poule.csv?raw';
import type { DashboardClient } from './site';

const read = (client: DashboardClient, csv: string): RankReadings =>
  parseRanks(csv, `src/content/ranks/${client}.csv`);

/** Search rankings by client. */
export const ranks: Readonly<Record<DashboardClient, RankReadings>> = {
  'hair-nova': read('hair-nova', hairNova),
  'pipd-de-poule': read('pipd-de-poule', pipdDePoule),
  'multi-lines-kitchens': read('multi-lines-kitchens', multiLinesKitchens),
};

/** The same files as they stand, for download. */
export const rankFiles: Readonly<Record<DashboardClient, string>> = {
  'hair-nova': hairNova,
  'pipd-de-poule': pipdDePoule,
  'multi-lines-kitchens': multiLinesKitchens,
};
