import { cva } from '../../styled-system/css';

/** One sentence given the room of a section. */
export const statement = cva({
  base: {
    fontFamily: 'display',
    fontWeight: 'display',
    fontSize: 'clamp(2.375rem, 4.6vw, 4.75rem)',
    lineHeight: '1.02',
    letterSpacing: 'heading',
    maxWidth: '16em',
    paddingRight: 'apart',
  },
});
