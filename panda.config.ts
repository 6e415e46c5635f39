import { defineConfig } from '@pandacss/dev';
import base from '@pandacss/preset-base';
import { preset } from './src/theme/preset';

/**
 * Panda's settings. `eject` leaves out Panda's default theme, so that not one
 * token of it reaches a visitor; `preset-base` is only the list of properties
 * and what their short names mean.
 */
export default defineConfig({
  eject: true,
  logLevel: 'warn',
  // The base preset's global styles reset forty variables on every element, for utilities that no
  // style uses.
  presets: [{ ...base, globalCss: {}, patterns: {} }, preset],
  preflight: false,
  cssVarRoot: ':root',
  // Styles stand in server components and beside them; islands are given class names.
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/{build,build-helpers,content,seo,site,theme}/**', './src/**/*.test.*'],
  // Readable names; a build for production replaces them, see src/build/panda.ts.
  hash: { className: true, cssVar: false },
  hooks: {
    // Every part of a slot recipe has classes. Panda's type says that a part may have none.
    'codegen:prepare': ({ artifacts }) => {
      for (const file of artifacts.flatMap(({ files }) => files))
        file.code = file.code?.replace('=> SlotRecord<S, string>', '=> Record<S, string>');
      return artifacts;
    },
    // Waku's own output, built for comparison, keeps Panda's own hashes.
    'utility:created': ({ configure }) => {
      if (process.env.NOUGHTLINE_OUTPUT !== 'stock')
        configure({ toHash: (path) => path.join(':') });
    },
  },
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
