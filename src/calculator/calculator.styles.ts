import { sva } from '../../styled-system/css';
import { textLink } from '../parts/link.styles';

/** A calculator: fields over rules, as in a form, the answer as a reading, its working in rows. */
const recipe = sva({
  slots: [
    'root',
    'title',
    'inputs',
    'fields',
    'field',
    'label',
    'input',
    'worked',
    'refusal',
    'answer',
    'lines',
    'line',
    'result',
    'tools',
    'status',
    'sharedNotice',
  ],
  base: {
    root: {
      borderTop: 'line',
      background: 'raised',
      padding: { base: '20px 18px', sm: '28px 30px' },
      marginBlock: '2em',
      clear: 'right',
      breakInside: 'avoid-page',
      scrollMarginTop: '20px',
      // As wide as the column up to the meridian, so that fields stand beside results.
      width: { xl: '100cqi' },
      display: { xl: 'grid' },
      gridTemplateColumns: '1fr 1fr',
      gridTemplateAreas:
        '"title title" "shared shared" "fields answer" "fields lines" "fields tools"',
      gridTemplateRows: 'auto auto auto auto 1fr',
      columnGap: '56px',
    },
    title: {
      gridArea: 'title',
      textStyle: 'title',
      fontSize: '1.875rem',
      marginBottom: '1em',
    },
    inputs: { display: { xl: 'contents' } },
    fields: {
      gridArea: 'fields',
      display: 'grid',
      // In pairs, also on a phone, unless the letters are large.
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))',
      gap: { base: '18px 24px', sm: '18px 30px' },
      alignItems: 'end',
      alignContent: 'start',
    },
    field: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      minWidth: 0,
      // The unit's sign over the start of the field, on its rule; the label names the unit too.
      _before: {
        content: 'attr(data-unit) / ""',
        width: 0,
        fontSize: 'field',
        _noScript: { display: 'none' },
      },
      // The outline goes around label and field: around the field alone it would cross the label.
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '8px' },
      '&:has(> [type=checkbox])': {
        flexWrap: 'nowrap',
        alignItems: 'center',
        '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
      },
    },
    // One pixel wider than the row, so that the next element wraps below the label.
    label: {
      order: -1,
      flex: '0 0 calc(100% + 1px)',
      textStyle: 'small',
      color: 'quiet',
      // A checkbox stands in its label's row.
      ':has(> [type=checkbox]) > &': { order: 1, flex: '0 1 auto' },
    },
    input: {
      '[data-unit] > &': { paddingLeft: '0.7em' },
      control: 'field',
      fontVariantNumeric: 'tabular-nums',
      '&[type=checkbox]': {
        flex: 'none',
        width: '22px',
        marginRight: '10px',
        accentColor: '{colors.line}',
        borderBottom: 'none',
      },
      '&[aria-invalid=true]': { borderBottom: '2px solid {colors.wrong}' },
      _noScript: { display: 'none' },
      _print: { borderBottom: 'none' },
    },
    /** The worked figure, in the place of a field where no script computes. */
    worked: {
      display: 'none',
      order: 2,
      fontSize: 'field',
      _noScript: { display: 'block' },
    },
    refusal: {
      width: '100%',
      textStyle: 'small',
      color: 'wrong',
      paddingTop: '10px',
      textWrap: 'pretty',
    },
    /**
     * The result of the last line, set largest and put first. In a narrow window it stays in sight above the fields; in
     * a wide one it stands beside them, a figure over its caption.
     */
    answer: {
      gridArea: 'answer',
      display: 'flex',
      flexDirection: { xl: 'column-reverse' },
      justifyContent: { base: 'space-between', xl: 'flex-end' },
      alignItems: { base: 'baseline', xl: 'start' },
      columnGap: '5',
      rowGap: '3',
      position: { base: 'sticky', xl: 'static' },
      // Below the row that opens the contents.
      top: { base: '{sizes.target}', lg: '{sizes.header}' },
      zIndex: 1,
      background: 'raised',
      paddingBlock: { base: '14px', xl: 0 },
      marginBottom: { base: '14px', xl: '6' },
      borderBlock: { base: 'hair', xl: 'none' },
      flexWrap: { base: 'wrap', xl: 'nowrap' },
      '& > span': { flex: { base: '1 1 6em', xl: 'none' } },
      // In one row; only an amount that is wider than its box breaks.
      '& > strong': {
        flex: 'none',
        maxWidth: '100%',
        marginLeft: { base: 'auto', xl: '0' },
        overflowWrap: 'anywhere',
        textStyle: 'reading',
        fontSize: { base: 'clamp(2.75rem, 13vw, 3.5rem)', xl: 'reading' },
        color: 'reading',
      },
      _print: { position: 'static' },
    },
    lines: { gridArea: 'lines', marginTop: { base: '26px', xl: 0 } },
    line: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '5',
      paddingBlock: '10px',
      borderTop: 'hair',
      overflowWrap: 'anywhere',
    },
    result: {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      fontWeight: 'strong',
    },
    tools: {
      gridArea: 'tools',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignSelf: 'end',
      columnGap: '28px',
      marginTop: '10px',
      textStyle: 'small',
      _noScript: { display: 'none' },
      _print: { display: 'none' },
    },
    status: { color: 'quiet', overflowWrap: 'anywhere' },
    /** The notice that the figures of a shared address are on their way, until the island wakes. */
    sharedNotice: {
      gridArea: 'shared',
      display: 'none',
      textStyle: 'small',
      color: 'quiet',
      marginBottom: '1em',
      'section:target > &': { display: 'block', _noScript: { display: 'none' } },
    },
  },
});

/** The class names, which the island takes as props, since styles stay on the server. */
export const sumClasses = { ...recipe(), button: textLink({ standing: true }) };
export type SumClasses = Readonly<typeof sumClasses>;
