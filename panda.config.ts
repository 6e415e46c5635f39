import { defineConfig } from '@pandacss/dev';
import base from '@pandacss/preset-base';
import { onlyStyledVariants } from './src/build/styled-variants';
import { preset } from './src/theme/preset';
import { recipes, slotRecipes } from './src/theme/recipes';

/**
 * Panda's settings. `eject` leaves out Panda's default theme, so that not one
 * token of it reaches a visitor; `preset-base` is only the list of properties
 * and what their short names mean.
 */
export default defineConfig({
  eject: true,
  // Its global styles reset forty variables on every element, for utilities that no recipe uses.
  presets: [{ ...base, globalCss: {}, patterns: {} }, preset],
  preflight: false,
  cssVarRoot: ':root',
  // Pages are styled by recipes alone, and each is written whole: variants arrive as props, which no
  // static reading of the sources can follow. So no source is read, which would take a tenth of a build,
  // and rules stand in the order of the recipes. Panda wants a pattern; this one matches no file.
  staticCss: { recipes: '*' },
  include: ['./src/theme/*.tsx'],
  exclude: [],
  hooks: { 'codegen:prepare': onlyStyledVariants({ ...recipes, ...slotRecipes }) },
  outdir: 'styled-system',
  outExtension: 'js',
  strictTokens: false,
  layers: {
    reset: 'reset',
    base: 'base',
    tokens: 'tokens',
    recipes: 'recipes',
    utilities: 'utilities',
  },
});
