import { createRequire } from 'node:module';
import { codegen, loadConfigAndCreateContext } from '@pandacss/node';
import type { AcceptedPlugin } from 'postcss';
import { shortVariables } from './short-variables';
import { unusedVariables } from './unused-variables';

/**
 * Writes `styled-system/` (Panda's typed functions) and returns the PostCSS
 * plugin that fills the style sheet, so that no separate step can be forgotten.
 */
export async function panda(): Promise<AcceptedPlugin[]> {
  const context = await loadConfigAndCreateContext({ cwd: process.cwd() });
  await codegen(context);
  const plugin = createRequire(import.meta.url)('@pandacss/dev/postcss') as (options: {
    cwd: string;
  }) => AcceptedPlugin;
  const plugins = [plugin({ cwd: process.cwd() }), unusedVariables()];
  return process.env.NODE_ENV === 'production' ? [...plugins, shortVariables()] : plugins;
}
