import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Panda from '@pandacss/node';
import type { AcceptedPlugin } from 'postcss';
import { shortVariables } from '../runtime/html/short-variables';
import { unusedVariables } from '../runtime/html/unused-variables';

const require = createRequire(import.meta.url);
// As its own PostCSS plugin takes it: imported, all of it would be read a second time, and the TypeScript
// compiler that it brings along looked through for what kind of module it is: half a second of every build.
const { codegen, loadConfigAndCreateContext } = require('@pandacss/node') as typeof Panda;

/**
 * Writes `styled-system/` (Panda's typed functions) and returns the PostCSS
 * plugin that fills the style sheet, so that no separate step can be forgotten.
 */
export async function panda(): Promise<AcceptedPlugin[]> {
  const context = await loadConfigAndCreateContext({ cwd: process.cwd() });
  await codegen(context);
  const artifacts = context.getArtifacts();
  // As they are written: the settings change them first.
  await context.hooks['codegen:prepare']?.({ artifacts, changed: undefined });
  await assertWritten(artifacts);
  const plugin = require('@pandacss/dev/postcss') as (options: { cwd: string }) => AcceptedPlugin;
  const plugins = [plugin({ cwd: process.cwd() }), unusedVariables()];
  return process.env.NODE_ENV === 'production' ? [...plugins, shortVariables()] : plugins;
}

type Artifacts = ReturnType<Awaited<ReturnType<typeof loadConfigAndCreateContext>>['getArtifacts']>;

/** Panda says nothing of what it could not write, and an old file would be built in quietly. */
async function assertWritten(artifacts: Artifacts): Promise<void> {
  for (const { dir = ['styled-system'], files } of artifacts.filter(
    (artifact) => artifact !== undefined,
  )) {
    for (const { file, code } of files) {
      const path = join(...dir, file);
      const there = await readFile(path, 'utf8').catch(() => undefined);
      if (code && there !== code)
        throw new Error(`${path} is not of these sources and could not be written.`);
    }
  }
}
