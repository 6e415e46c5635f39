import { definePreset } from '@pandacss/dev';
import { conditions } from './conditions';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { patterns } from './patterns';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/** Noughtline's own Panda preset: everything a page can look like. */
export const preset = definePreset({
  name: 'noughtline',
  conditions,
  globalCss,
  // Registered, so that they can be animated.
  globalVars: {
    '--read': { syntax: '<integer>', inherits: false, initialValue: '0' },
    '--edge': { syntax: '<length>', inherits: true, initialValue: '0px' },
  },
  utilities: {
    ...patterns,
    // Panda's list of properties does not have it yet.
    readingFlow: {
      className: 'reading-flow',
      values: { type: "'flex-visual'" },
      transform: (value: string) => ({ 'reading-flow': value }),
    },
  },
  theme: {
    breakpoints: { sm: '600px', md: '720px', lg: '1024px', xl: '1280px', wide: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});
