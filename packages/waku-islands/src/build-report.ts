import type { Wake } from './wake.ts';

/*
 * What a build has found. The plugin, the server's bundle and the bundle that renders pages run in one
 * process and are different copies of this module, so the report stands in a global.
 */
interface Report {
  /** What stops the build, once all of it is known. */
  readonly faults: Set<string>;
  /** What may not be meant, by the file that it is about: each is one line of the table. */
  readonly warnings: Map<string, Set<string>>;
  /** The files whose islands were rendered, with the strategy that stands in the file. */
  readonly rendered: Set<string>;
  /** Called when the last page has been written, before the report is given. */
  atEnd?: (write: WriteFile) => Promise<void>;
}
type WriteFile = (file: string, body: string) => Promise<void>;

const KEY = Symbol.for('waku-islands:report');
const shared = globalThis as { [KEY]?: Report | undefined };
/** What a server or a test has said already. */
const said = new Set<string>();

/** Begins to collect what a build finds. */
export function beginReport(atEnd: NonNullable<Report['atEnd']>): void {
  shared[KEY] = { faults: new Set(), warnings: new Map(), rendered: new Set(), atEnd };
}

/** Whether a build runs, which tells its faults at its end. */
export const isBuilding = (): boolean => shared[KEY] !== undefined;

/**
 * Notes what stops a build at its end, so that one build tells all of it.
 *
 * @throws the error itself where no build runs: in development, and on request
 */
export function fault(error: Error): void {
  if (!shared[KEY]) throw error;
  shared[KEY].faults.add(error.message);
}

/** Says what may not be meant: at the end of a build, or at once where none runs. */
export function warn(file: string, text: string): void {
  const warnings = shared[KEY]?.warnings;
  if (warnings) warnings.set(file, (warnings.get(file) ?? new Set()).add(text));
  else if (!said.has(file + text)) console.warn(`waku-islands: ${file}: ${text}`);
  said.add(file + text);
}

/** Notes that an island was rendered which wakes as its file says. */
export const noteRendered = (file: string): unknown => shared[KEY]?.rendered.add(file);

/** Whether an island of the file was rendered in this build. */
export const wasRendered = (file: string): boolean => shared[KEY]?.rendered.has(file) ?? false;

/**
 * Ends the build: prints the warnings as one table, once for each file.
 *
 * @throws one error with all faults
 */
export async function endReport(write: WriteFile): Promise<void> {
  const report = shared[KEY];
  if (!report) return;
  await report.atEnd?.(write);
  shared[KEY] = undefined;
  const table = [...report.warnings].toSorted().map(([file, texts]) => {
    const lines = [...texts].map((text) => `    ${text}`);
    return [`  ${file}`, ...lines].join('\n');
  });
  if (table.length > 0)
    console.warn(`waku-islands: what may not be meant, by file:\n${table.join('\n')}`);
  const faults = [...report.faults];
  if (faults.length === 0) return;
  const title = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  throw new Error(`waku-islands: ${title}:\n  ${faults.join('\n  ')}`);
}

const READ = Symbol.for('waku-islands:development');
type Read = Map<string, { readonly wake: Wake; readonly lines: Readonly<Record<string, number>> }>;

/** What a development server has read in the files of client components, by their names. */
export function wakesInDevelopment(): Read {
  const place = globalThis as { [READ]?: Read };
  place[READ] ??= new Map();
  return place[READ];
}
