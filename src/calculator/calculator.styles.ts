import { sva } from '../../styled-system/css';
import { textLink } from '../parts/link.styles';

/** A calculator: fields over rules, as in a form, and the answer as ruled rows. */
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
    'shared',
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
        '"title title" "shared shared" "fields lines" "fields answer" "tools tools"',
      gridTemplateRows: 'auto auto auto 1fr',
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
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      gap: '18px 30px',
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
    },
    // One pixel wider than the row, so that the next element wraps below the label.
    label: { order: -1, flex: '0 0 calc(100% + 1px)', textStyle: 'small', color: 'quiet' },
    input: {
      '[data-unit] > &': { paddingLeft: '0.7em' },
      control: 'field',
      fontVariantNumeric: 'tabular-nums',
      '&[type=checkbox]': {
        width: '22px',
        accentColor: '{colors.line}',
        borderBottom: 'none',
      },
      '&[aria-invalid=true]': { borderBottom: '2px dashed {colors.text}' },
      _noScript: { display: 'none' },
      _print: { borderBottom: 'none' },
    },
    /** The worked figure, in the place of a field where no script computes. */
    worked: {
      display: 'none',
      fontSize: 'field',
      _noScript: { display: 'block' },
    },
    refusal: { width: '100%', textStyle: 'small', paddingTop: '2', textWrap: 'pretty' },
    /** The last line of the answer. On a phone it stays in sight above the fields. */
    answer: {
      gridArea: 'answer',
      position: { base: 'sticky', xl: 'static' },
      // Below the row that opens the contents.
      top: { base: '{sizes.target}', lg: 0 },
      zIndex: 1,
      background: 'raised',
      marginBottom: { base: '14px', xl: 0 },
      borderBottom: { base: 'hair', xl: 'none' },
      '& > strong': { textStyle: 'reading', fontSize: '2.125rem', color: 'reading' },
      _print: { position: 'static' },
    },
    lines: { gridArea: 'lines', marginTop: { base: '26px', xl: '-10px' } },
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
      columnGap: '28px',
      marginTop: '10px',
      textStyle: 'small',
      _noScript: { display: 'none' },
      _print: { display: 'none' },
    },
    status: { color: 'quiet', overflowWrap: 'anywhere' },
    shared: {
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
