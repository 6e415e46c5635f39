/*
 * The adapter for Waku's unstable APIs. Each expectation is asserted where it is used: if a release
 * of Waku differs, the build stops, and the error names the file, the expectation and the release.
 */

/** The release that this file describes. */
export const WRITTEN_FOR = '1.0.0-rc.1';

const VERSION = Symbol.for('waku-islands:waku');
const shared = globalThis as { [VERSION]?: string };

/**
 * Stores the installed release for errors: the plugin and the built server are separate bundles.
 */
export function noteVersion(version: string): void {
  shared[VERSION] = version;
}

/** Waku differs from what is expected. */
export class UnexpectedWaku extends Error {
  /**
   * @param file where the form was looked for
   * @param expectation what it should have been
   */
  constructor(file: string, expectation: string) {
    super(
      `${file}: expected ${expectation}. Waku ${shared[VERSION] ?? '(release unknown)'} is installed; waku-islands is written for ${WRITTEN_FOR}. Adapt waku.ts of waku-islands, or install the release that it is written for.`,
    );
    this.name = 'UnexpectedWaku';
  }
}

/** Names that have to occur in Waku's code. */
export const NAMES: readonly string[] = [
  '__WAKU_HYDRATE__',
  '__FLIGHT_DATA',
  'unstable_skipBuild',
  'vite-entries',
];

/**
 * Checks the installed release before anything is built.
 *
 * @param all all code of Waku
 */
export function assertRelease(all: string): void {
  for (const name of NAMES) {
    if (!all.includes(name)) throw new UnexpectedWaku('waku/dist', `the name ${name}`);
  }
}

/** A file's content, as Waku hands it to `generateFile`. */
type Body = ReadableStream | string;

/** The part of the build utilities that is used here. */
export interface BuildUtils {
  readonly generateFile: (fileName: string, body: Body) => Promise<void>;
  readonly saveBuildMetadata: (key: string, value: string) => Promise<void>;
}

/** The part of a router that is used here. */
export interface Handlers<Utils extends BuildUtils> {
  readonly handleBuild: (utils: Utils) => Promise<void>;
}

/** @throws unless a router, or what stands for one, can be built */
export function assertHandlers(handlers: unknown): void {
  const { handleBuild, handleRequest } = (handlers ?? {}) as Record<string, unknown>;
  if (typeof handleBuild !== 'function' || typeof handleRequest !== 'function') {
    throw new UnexpectedWaku(
      'src/waku.server',
      'a router with the functions handleRequest and handleBuild',
    );
  }
}

/** @throws unless the build utilities have the functions that are wrapped */
export function assertBuildUtils(utils: unknown): void {
  const { generateFile, saveBuildMetadata } = (utils ?? {}) as Record<string, unknown>;
  if (typeof generateFile !== 'function' || typeof saveBuildMetadata !== 'function') {
    throw new UnexpectedWaku(
      'src/waku.server',
      'handleBuild to be called with generateFile and saveBuildMetadata',
    );
  }
}

/** Pages that the router is to leave out; see {@link skipPages}. */
export interface SkippedPages {
  readonly unstable_skipBuild: (path: string) => boolean;
}

let skip: { asked: boolean } | undefined;

/**
 * Router options that leave pages and static files out of a run of the build.
 *
 * @param isSkipped called with each path
 */
export function skipPages(isSkipped: (path: string) => boolean): SkippedPages {
  const state = { asked: false };
  skip = state;
  return {
    unstable_skipBuild: (path) => {
      state.asked = true;
      return isSkipped(path);
    },
  };
}

/** @throws where pages were to be skipped and the router never asked which */
export function assertSkipped(): void {
  if (skip && !skip.asked) {
    throw new UnexpectedWaku('src/waku.server', 'the router to call unstable_skipBuild');
  }
}
