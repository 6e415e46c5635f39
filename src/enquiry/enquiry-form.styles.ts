import { sva } from '../../styled-system/css';

/** Fields are a label over a rule, which takes the line's colour on focus. */
export const form = sva({
  slots: ['root', 'field', 'label', 'hint', 'input', 'foot'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { md: '1fr 1fr' },
      gap: '30px 34px',
      _print: { display: 'none' },
    },
    field: {
      display: 'block',
      minWidth: 0,
      // Around label and field: around the field alone it would cross the label.
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '8px' },
    },
    label: { display: 'block', textStyle: 'small', color: 'quiet' },
    hint: { color: 'quiet' },
    input: {
      width: '100%',
      minHeight: 'target',
      paddingBlock: '8px 10px',
      fontSize: 'field',
      lineHeight: '1.4',
      borderBottom: '1px solid {colors.quiet}',
      /** Where a link leads to a field, the heading over the form stays visible. */
      '&[id]': { scrollMarginTop: '30svh' },
      _focusVisible: {
        borderBottomColor: 'line',
        boxShadow: '0 1px 0 {colors.line}',
        outlineWidth: '0',
      },
      _userInvalid: {
        borderBottomStyle: 'dashed',
        borderBottomWidth: '2px',
        borderBottomColor: 'text',
      },
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: '{colors.text}' },
    },
    foot: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5',
      alignItems: 'center',
    },
  },
  variants: {
    width: { full: {}, wide: { field: { '&:nth-of-type(3)': { gridColumn: '1 / -1' } } } },
  },
  defaultVariants: { width: 'wide' },
});
