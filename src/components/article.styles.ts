import { sva } from '../../styled-system/css';

/** A long read: one column of at most 34 em, pull lines in the reading colour, the contents beside the line. */
export const article = sva({
  slots: ['root', 'main', 'body', 'pull', 'worked', 'workedTitle', 'closing', 'aside', 'table'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '{sizes.hung}',
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBottom: 'rhythm',
      _print: { display: 'block' },
    },
    main: { minWidth: 0, paddingRight: 'apart' },
    body: {
      maxWidth: 'measure',
      fontSize: 'clamp(1.0625rem, 1.25vw, 1.125rem)',
      lineHeight: '1.6',
      '& > p': { marginBottom: '1.2em' },
      '& > p:first-child': {
        fontSize: 'clamp(1.25rem, 1.7vw, 1.5rem)',
        lineHeight: 'lead',
        marginBottom: '1.4em',
      },
      '& h2': {
        textStyle: 'title',
        fontSize: 'clamp(2.25rem, 3.5vw, 3.125rem)',
        margin: '1.3em 0 0.5em',
      },
      '& h3': {
        fontWeight: 'strong',
        fontSize: '1.1em',
        margin: '1.6em 0 0.4em',
      },
      '& :is(h2, h3)': { breakAfter: 'avoid' },
      '& h2 a, & h3 a': {
        _hover: {
          textDecorationLine: 'underline',
        },
      },
      '& :is(ul, ol)': { marginBottom: '1.4em' },
      '& li': {
        position: 'relative',
        padding: '10px 0 10px 26px',
        borderTop: 'hair',
        _before: { position: 'absolute', left: 0 },
      },
      '& ul > li': {
        _before: {
          content: '""',
          top: 'calc(10px + 0.8em)',
          width: '12px',
          height: '1px',
          background: 'line',
        },
      },
      '& ol': { counterReset: 'step' },
      '& ol > li': {
        counterIncrement: 'step',
        _before: {
          content: 'counter(step)',
          top: '10px',
          color: 'reading',
          fontVariantNumeric: 'tabular-nums',
        },
      },
    },
    pull: {
      textStyle: 'title',
      fontSize: 'clamp(2.125rem, 3.4vw, 3.125rem)',
      lineHeight: '1.04',
      color: 'reading',
      textWrap: 'balance',
      paddingBlock: '26px 38px',
      breakInside: 'avoid',
    },
    worked: {
      borderTop: 'line',
      background: 'raised',
      padding: { base: '20px 18px', sm: '28px 30px' },
      marginBlock: '2em',
      '& > :last-child': { marginBottom: 0 },
      '& p': { marginBottom: '1em' },
      breakInside: 'avoid-page',
    },
    workedTitle: { textStyle: 'title', fontSize: '1.875rem', marginBottom: '0.6em' },
    closing: { borderTop: 'rule', marginTop: '3em', paddingTop: '1.6em', textStyle: 'lead' },
    table: {
      overflowX: 'auto',
      marginBottom: '1.4em',
      '& table': { borderCollapse: 'collapse', width: '100%', textStyle: 'small' },
      '& :is(th, td)': {
        textAlign: 'left',
        verticalAlign: 'top',
        padding: '10px 14px 10px 0',
        borderTop: 'hair',
        minWidth: '7em',
      },
      '& th': { borderTop: 'none' },
    },
    aside: {
      paddingLeft: 'beside',
      minWidth: 0,
      order: { base: -1, lg: 0 },
      paddingBottom: { base: '7', lg: 0 },
      _print: { display: 'none' },
    },
  },
});
