import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseRanks } from '../src/content/rank-readings.ts';
import { addReading, readOrSay, writeWhole } from './readings.ts';

const FOLDER = 'src/content/ranks';
const USAGE = `npm run readings:import -- hair-nova Queries.csv --date 2026-01-05
  the client   one of those in ${FOLDER}
  the file     what Google Search Console exports: Queries.csv, or the zip with it
  --date       the day of the reading; else today
  --replace    takes the place of a reading of the same day`;

/** Adds a reading to a client's rankings from an export of Google Search Console. */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { date: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const [client, exportFile, ...rest] = positionals;
  if (client === undefined || exportFile === undefined || rest.length > 0) {
    throw new Error('A client and one file are needed.');
  }
  const clients = globSync(join(FOLDER, '*.csv')).map((file) => basename(file, '.csv'));
  if (!clients.includes(client)) {
    throw new Error(`There are no readings of "${client}", only of ${clients.sort().join(', ')}.`);
  }
  const file = join(FOLDER, `${client}.csv`);
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  const { csv, found, missing } = addReading({
    csv: new TextDecoder().decode(readOrSay(file)),
    exported: readOrSay(exportFile),
    exportName: basename(exportFile),
    date,
    replace: values.replace,
  });
  // Validated as the site would, before it is written.
  parseRanks(csv, file);
  writeWhole(file, csv);
  process.stdout.write(`${file} has a reading of ${date}: ${found.length} terms found.\n`);
  if (missing.length > 0) {
    process.stdout.write(`No impressions for:\n  ${missing.join('\n  ')}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
  process.exit(1);
}
