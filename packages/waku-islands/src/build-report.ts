/*
 * The report of a build. The plugin, the server's bundle and the bundle that renders pages run in
 * one process, but each has its own copy of this module. So the report is kept in a global.
 */
interface Report {
  /** Faults, which stop the build at its end. */
  readonly faults: Set<string>;
  /** Warnings by the file that they are about. */
  readonly warnings: Map<string, Set<string>>;
  /** The files of the islands that pages have rendered. */
  readonly rendered: Set<string>;
  readonly hooks: ReportHooks;
}
/** What the plugin adds to the report. */
interface ReportHooks {
  /** Called when the last page has been written, before the report is printed. */
  readonly atEnd: (write: WriteFile) => Promise<void>;
  /**
   * The places in server components that render an island.
   *
   * @param island its attribute `data-island`: its export and the names of its chunks
   * @param around the tag that the island stands in: if places within such a tag are found, only
   *   those are returned
   */
  readonly usesOf: (island: string, around: string) => readonly string[];
}
type WriteFile = (file: string, body: string) => Promise<void>;

const KEY = Symbol.for('waku-islands:report');
const shared = globalThis as { [KEY]?: Report | undefined };
/** The warnings so far. A server has no report, and prints each warning only once. */
const known = new Set<string>();

/** Begins to collect what a build finds. */
export function beginReport(hooks: ReportHooks): void {
  shared[KEY] = { faults: new Set(), warnings: new Map(), rendered: new Set(), hooks };
}

/** Whether a build runs, which reports faults at its end. */
export const isBuilding = (): boolean => shared[KEY] !== undefined;

/**
 * Notes a fault, which stops the build at its end, so that one build reports all faults.
 *
 * @throws the error itself where no build runs: in development, and while a server renders a page
 *   on request. `ssr/document.ts` recognises it by the mark `isFault`
 */
export function fault(error: Error): void {
  if (!shared[KEY]) throw Object.assign(error, { isFault: true });
  shared[KEY].faults.add(error.message);
}

/** Where server components use an island, for a message; empty outside of a build. */
export const usesOf: ReportHooks['usesOf'] = (island, around) =>
  shared[KEY]?.hooks.usesOf(island, around) ?? [];

/** Warns of something probably unintended: at the end of a build, or at once where none runs. */
export function warn(file: string, text: string): void {
  const warnings = shared[KEY]?.warnings;
  if (warnings) warnings.set(file, (warnings.get(file) ?? new Set()).add(text));
  else if (!known.has(file + text)) console.warn(`waku-islands: ${file}: ${text}`);
  known.add(file + text);
}

/** Notes that an island was rendered with the strategy that its file states. */
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
  await report.hooks.atEnd(write);
  shared[KEY] = undefined;
  const table = [...report.warnings].toSorted().map(([file, texts]) => {
    const lines = [...texts].map((text) => `    ${text}`);
    return [`  ${file}`, ...lines].join('\n');
  });
  if (table.length > 0) console.warn(`waku-islands: warnings, by file:\n${table.join('\n')}`);
  const faults = [...report.faults];
  if (faults.length === 0) return;
  const title = faults.length === 1 ? 'one fault' : `${faults.length} faults`;
  throw new Error(`waku-islands: ${title}:\n  ${faults.join('\n  ')}`);
}
