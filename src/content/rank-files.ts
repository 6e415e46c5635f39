import { existsSync, readFileSync } from 'node:fs';
import { type DashboardClient, dashboardClients } from '../site/site';
import { parseRanks, type Rankings } from './parse-ranks';

/**
 * Reads the file of a client's rankings.
 *
 * @throws when it is missing, saying what to do
 */
function readCsv(client: DashboardClient): readonly [file: string, csv: string] {
  const file = `src/content/ranks/${client}.csv`;
  if (existsSync(file)) return [file, readFileSync(file, 'utf8')];
  throw new Error(
    `${file} is missing: add the rankings, a row each under "date,term,position,address", or take "${client}" out of dashboardClients in src/site/site.ts.`,
  );
}

/** What `make` gives for the file of each client. */
const perClient = <Value>(make: (file: string, csv: string) => Value) =>
  Object.fromEntries(
    dashboardClients.map((client) => [client, make(...readCsv(client))]),
  ) as Readonly<Record<DashboardClient, Value>>;

/** The file of each client's rankings, unchanged, for download. */
export const rankFiles = perClient((_, csv) => csv);

/** Search rankings by client. */
export const ranks: Readonly<Record<DashboardClient, Rankings>> = perClient((file, csv) =>
  parseRanks(csv, file),
);
