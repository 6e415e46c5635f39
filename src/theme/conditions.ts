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
  open: '&:is([open], [data-state=open])',
  first: '&:is(:first-child)',
  last: '&:is(:last-child)',
  before: '&::before',
  after: '&::after',
  night: '[data-theme=night] &',
  motionOk: '@media (prefers-reduced-motion: no-preference)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColors: '@media (forced-colors: active)',
  /** No script runs: the page's script sets the attribute. */
  noScript: 'html:not([data-js]) &',
  print: '@media print',
};
