import { cva } from '../../styled-system/css';

/** Large readings one under another. */
export const readings = cva({
  base: { paddingTop: { lg: '8' }, '& > * + *': { marginTop: 'block' } },
});
