import { readFileSync } from 'node:fs';
import { parseRanks, type RankReadings } from './rank-readings';
import type { DashboardClient } from './site';

const fileOf = (client: DashboardClient) => `src/content/ranks/${client}.csv`;

/** The readings of each client as they stand, for download. */
export const rankFiles: Readonly<Record<DashboardClient, string>> = {
  'hair-nova': readFileSync(fileOf('hair-nova'), 'utf8'),
  'pipd-de-poule': readFileSync(fileOf('pipd-de-poule'), 'utf8'),
  'multi-lines-kitchens': readFileSync(fileOf('multi-lines-kitchens'), 'utf8'),
};

const read = (client: DashboardClient): RankReadings =>
  parseRanks(rankFiles[client], fileOf(client));

/** Search rankings by client. */
export const ranks: Readonly<Record<DashboardClient, RankReadings>> = {
  'hair-nova': read('hair-nova'),
  'pipd-de-poule': read('pipd-de-poule'),
  'multi-lines-kitchens': read('multi-lines-kitchens'),
};
