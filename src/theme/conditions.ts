import type { Conditions } from '@pandacss/types';

/** Panda's conditions by name. Hover counts only where a pointer can hover. */
export const conditions: Conditions = {
  hover: ['@media (hover: hover) and (pointer: fine)', '&:is(:hover)'],
  focusVisible: '&:is(:focus-visible)',
  active: '&:is(:active)',
  current: '&:is([aria-current])',
  checked: '&:is(:checked)',
  disabled: '&:is(:disabled)',
  userInvalid: '&:is(:user-invalid)',
  first: '&:is(:first-child)',
  last: '&:is(:last-child)',
  before: '&::before',
  after: '&::after',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  /** A wide screen on which scrolling may drive an animation. */
  crossing: [
    '@supports (animation-timeline: view())',
    '@media screen and (width >= 45rem) and (prefers-reduced-motion: no-preference) and (forced-colors: none)',
  ],
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  /** Where no script runs: the script of every page sets the attribute. */
  noScript: 'html:not([data-js]) &',
  /** In the iframe of a dashboard, which is 800 px high: `parts/embed.tsx`. */
  framed: '@media (height: 800px)',
  print: '@media print',
};
