import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { csvFormatRows, csvParseRows } from 'd3-dsv';
import { strFromU8, unzipSync } from 'fflate';

const HEADER = ['date', 'term', 'position', 'address'];
/** What the export of Google Search Console holds; the names of its languages' columns differ. */
const EXPORT = ['Top queries', 'Clicks', 'Impressions', 'CTR', 'Position'];
const FILE = 'Queries.csv';

/** A reading to be added to a client's file. */
export interface NewReading {
  /** The client's file as it stands. */
  readonly csv: string;
  /** The export: a CSV, or the zip that holds it. */
  readonly exported: Uint8Array;
  /** Names the export in errors. */
  readonly exportName: string;
  /** The day of the reading, such as 2026-01-05. */
  readonly date: string;
  /** Replaces a reading of the same day. */
  readonly replace: boolean;
}

/** The file with the reading in it. */
export interface AddedReading {
  readonly csv: string;
  /** Terms of the client that the export has; all others had no impressions. */
  readonly found: readonly string[];
  readonly missing: readonly string[];
}

/**
 * Adds a reading for each of the client's terms; rows stay sorted by date.
 *
 * @throws with what is wrong and how to fix it
 */
export function addReading({ csv, exported, exportName, date, replace }: NewReading): AddedReading {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date) {
    throw new Error(`"${date}" is not a date. Write it as 2026-01-05.`);
  }
  const [header, ...rows] = csvParseRows(csv.trim());
  if (header?.join() !== HEADER.join() || rows.length === 0) {
    throw new Error(`The client's file does not begin with "${HEADER.join()}" and readings.`);
  }
  if (!replace && rows.some(([at]) => at === date)) {
    throw new Error(
      `There is a reading of ${date} already. Add --replace to put this in its place.`,
    );
  }
  const positions = positionsIn(csvOf(exported, exportName), exportName);
  // In the order in which the file has them, with the address that each had last.
  const addresses = new Map(rows.map(([, term = '', , address = '']) => [term, address]));
  const terms = [...addresses];
  const added = terms.map(([term, address]) => [
    date,
    term,
    positions.get(term.toLowerCase()) ?? '',
    address,
  ]);
  const kept = rows.filter(([at]) => at !== date);
  const later = kept.findIndex(([at = '']) => at > date);
  const place = later < 0 ? kept.length : later;
  const names = terms.map(([term]) => term);
  const isFound = (term: string) => positions.has(term.toLowerCase());
  return {
    csv: `${csvFormatRows([HEADER, ...kept.slice(0, place), ...added, ...kept.slice(place)])}\n`,
    found: names.filter(isFound),
    missing: names.filter((term) => !isFound(term)),
  };
}

/** The text of the export; of a zip, that of the queries in it. */
function csvOf(exported: Uint8Array, name: string): string {
  const isZip = exported[0] === 0x50 && exported[1] === 0x4b;
  if (!isZip) return strFromU8(exported);
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(exported, { filter: (file) => file.name.endsWith('.csv') });
  } catch {
    throw new Error(`${name} is a zip that cannot be opened. Export it again.`);
  }
  const found = Object.entries(files).find(
    ([path, content]) => path.endsWith(FILE) || strFromU8(content).includes(EXPORT[0] ?? ''),
  );
  if (found) return strFromU8(found[1]);
  throw new Error(
    `${name} holds no ${FILE}, only ${Object.keys(files).join(', ') || 'other files'}. Export "Performance on Search results" as CSV.`,
  );
}

/** The position of each query of the export, rounded to whole places, by the query in small letters. */
function positionsIn(text: string, name: string): Map<string, string> {
  const [header = [], ...rows] = csvParseRows(text.replace(/^\uFEFF/, '').trim());
  if (header.join() !== EXPORT.join()) {
    throw new Error(
      `${name} begins with "${header.join().slice(0, 80)}", not with "${EXPORT.join()}". Export "Performance on Search results" from Google Search Console in English, as CSV, and give its ${FILE}.`,
    );
  }
  return new Map(
    rows.map(([query = '', , , , position = ''], index) => {
      const value = Number(position);
      if (position === '' || !(value >= 1)) {
        throw new Error(
          `${name}, row ${index + 2}: "${position}" is not a position. It is a number from 1; export the file again.`,
        );
      }
      return [query.toLowerCase(), value > 100 ? '' : String(Math.round(value))];
    }),
  );
}

/** Writes a file atomically: to a temporary file, which is then renamed. */
export function writeWhole(file: string, text: string): void {
  const next = `${file}.new`;
  try {
    writeFileSync(next, text);
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
}

/** Reads a file, and says which one is missing. */
export function readOrSay(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new Error(`${file} cannot be read. Give the path of the export.`);
  }
}
