import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collect } from './collect.ts';

/** Which part of the pages a process builds: the first is 0. */
export interface Part {
  readonly place: number;
  /** Of how many; of 0 it builds none. */
  readonly count: number;
}

/** The variable by which a process is told its part. */
const VARIABLE = 'NOUGHTLINE_PART';

/** The part that an environment names; all of it where none is named. */
export function partOf(environment: Readonly<Record<string, string | undefined>>): Part {
  const [place = 0, count = 1] = (environment[VARIABLE] ?? '0/1').split('/').map(Number);
  return { place, count };
}

/** What a process's environment has to hold so that it builds this part. */
export function environmentOf({ place, count }: Part): Readonly<Record<string, string>> {
  return { [VARIABLE]: `${place}/${count}` };
}

/** The part of Waku's built server that builds the pages. */
interface Builder {
  readonly INTERNAL_runBuild: (options: {
    readonly rootDir: string;
    readonly emitFile: (file: string, body: ReadableStream) => Promise<void>;
  }) => Promise<unknown>;
}

/**
 * Builds a part of the pages from what Waku has bundled, as Waku itself would
 * have next. In a process of its own it has the memory to itself that bundling
 * takes, and several of them use as many processors.
 *
 * @param folder what Waku bundled into
 * @param onWritten is told of each file that was written
 */
export async function buildPart(
  folder: string,
  onWritten?: (file: string, content: Uint8Array) => void,
): Promise<void> {
  const { href } = pathToFileURL(resolve(folder, 'server/build.js'));
  const { INTERNAL_runBuild } = (await import(href)) as Builder;
  const made = new Set<string>();
  await INTERNAL_runBuild({
    rootDir: process.cwd(),
    emitFile: async (file, body) => {
      const path = join(folder, file);
      const parent = dirname(path);
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      const content = await collect(body);
      // There is nothing else to do meanwhile that another part does not do already: at once takes half the time.
      writeFileSync(path, content);
      onWritten?.(path, content);
    },
  });
}
