import { Fragment } from 'react';
import { sva } from '../../styled-system/css';
import type { nought } from '../content/nought';

/** The field hangs on the line; below it what is counted, and what it came to for a client. */
const recipe = sva({
  slots: ['root', 'field', 'label', 'input', 'limits', 'units', 'unit', 'result', 'figure'],
  base: {
    root: {
      // The title's box reaches over the line.
      position: 'relative',
      zIndex: 'above',
      alignSelf: { lg: 'center' },
      gridColumn: { lg: '2' },
      gridRow: { lg: '1' },
      minWidth: 0,
      _print: { display: 'none' },
    },
    field: { display: 'block', _noScript: { display: 'none' } },
    label: { display: 'block', paddingLeft: 'beside', color: 'quiet', textStyle: 'small' },
    input: {
      width: '100%',
      // Digits of this face stand high: the line box holds them without their leading.
      font: '{fontWeights.display} 5rem/0.95 {fonts.display}',
      letterSpacing: 'reading',
      marginTop: '2',
      paddingLeft: 'beside',
      borderBottom: '2px solid {colors.line}',
      color: 'reading',
      appearance: 'textfield',
      '&::-webkit-inner-spin-button': { display: 'none' },
      '&::placeholder': { color: 'quiet', opacity: 0.5 },
    },
    limits: {
      display: 'none',
      padding: '{spacing.2} 0 0 {spacing.beside}',
      textStyle: 'small',
      ':invalid:not(:placeholder-shown) + &': { display: 'block' },
    },
    units: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '5',
      paddingLeft: 'beside',
      textStyle: 'small',
    },
    unit: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      cursor: 'pointer',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      // A transparent border is seen in forced colours: then all would look chosen.
      '& :not(:checked) + span': { paddingBottom: '2px' },
      '& :checked + span': { borderBottom: '2px solid {colors.line}' },
      '& :focus-visible + span': { outline: '2px solid {colors.line}', outlineOffset: '3px' },
      // Of the three sentences the one is shown whose unit is chosen.
      '& + output': { display: 'none' },
      '&:has(:checked) + output': { display: 'grid', rowGap: '2' },
    },
    result: { order: 1, flex: '1 0 100%', color: 'quiet', paddingTop: '3' },
    figure: { textStyle: 'reading', fontSize: 'readingSmall', color: 'reading' },
  },
});

/**
 * The visitor's own number. Its script works out what it would be at the rate of a client and writes
 * it on the page, and the enquiry carries it; without script the clients' rates are there to choose
 * from, and no field that would do nothing.
 */
export function Nought({ words }: { readonly words: typeof nought }) {
  const classes = recipe();
  return (
    <form className={classes.root} data-nought="">
      <label className={classes.field}>
        <span className={classes.label}>{words.label}</span>
        <input
          className={classes.input}
          name="nought"
          type="number"
          inputMode="numeric"
          min="1"
          max="9999999"
          aria-describedby="limits"
          placeholder="0"
          required
        />
        <span id="limits" className={classes.limits}>
          {words.limits}
        </span>
      </label>
      <fieldset className={classes.units} aria-live="polite">
        <legend className="visually-hidden">{words.units}</legend>
        {words.rates.map(({ unit, client, rate }, index) => (
          <Fragment key={unit}>
            <label className={classes.unit}>
              <input type="radio" name="counts" value={unit} defaultChecked={index === 0} />
              <span>{unit}</span>
            </label>
            <output className={classes.result} data-rate={rate}>
              <span className={classes.figure}>{`${rate}×`}</span>
              {words.at(client)}
            </output>
          </Fragment>
        ))}
      </fieldset>
      {/* Enter alone presses it. */}
      <button type="submit" hidden>
        {words.label}
      </button>
    </form>
  );
}
