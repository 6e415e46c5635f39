import { relative } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { hasMode, type IslandsOptions } from './options.ts';
import type { Reference } from './project-checks.ts';
import { UnexpectedWaku } from './waku.ts';

/** The part of plugin-rsc's state that is used here. */
interface Manager {
  readonly isScanBuild: boolean;
  readonly clientReferenceMetaMap: Readonly<Record<string, Reference>>;
  /** The files of each client component that pages link, by its key. */
  readonly buildAssetsManifest?: {
    readonly clientReferenceDeps: Record<string, { js: string[]; css: string[] }>;
  };
}
export type Site = ReturnType<typeof siteOf>;

/** What is built or developed, from Vite's configuration. */
export function siteOf(
  { command, root, base, environments, plugins }: ResolvedConfig,
  options: IslandsOptions,
) {
  const { client = 'react' } = options;
  const isBuild = command === 'build';
  const { outDir = 'dist/public', assetsDir = 'assets' } = environments.client?.build ?? {};
  const manager = (): Manager => {
    const found = plugins.find(({ name }) => name === 'rsc:minimal')?.api?.manager;
    if (!found?.clientReferenceMetaMap)
      throw new UnexpectedWaku('plugin-rsc', 'api.manager.clientReferenceMetaMap');
    return found;
  };
  return {
    root,
    base,
    options,
    client,
    /** The folder of built files, and in it the folder of scripts and style sheets. */
    outDir,
    assetsDir,
    isBuild,
    /** Whether a development server makes pages as the build does. */
    isDevelopedAsBuilt: !isBuild && client === 'preact',
    /** Whether there are pages with islands, or without any script. */
    isOn: hasMode('islands', options) || hasMode('none', options),
    /** Whether there are pages with Waku's own client. */
    isFull: hasMode('full', options),
    manager,
    /** The client components, by file. */
    references: () => new Map(Object.entries(manager().clientReferenceMetaMap)),
    /** True in the build's first half, which finds out what is used. */
    isScan: () => isBuild && manager().isScanBuild,
    /** True in the build's second half: by then the names of the client's files are known. */
    isFinalPass: () => isBuild && !manager().isScanBuild,
    fileOf: (id: string) => relative(root, id),
  };
}
