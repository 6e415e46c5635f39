import { Fragment } from 'react';
import { sva } from '../../styled-system/css';
import type { nought } from '../content/nought';
import { formId } from '../enquiry/enquiry-form';

/** The field hangs on the line; below it what is counted, and what it came to for a client, drawn from nought. */
const recipe = sva({
  slots: [
    'root',
    'field',
    'label',
    'input',
    'rule',
    'units',
    'unit',
    'result',
    'figure',
    'scale',
    'mark',
    'said',
    'limits',
  ],
  base: {
    root: {
      // The title's box reaches over the line.
      position: 'relative',
      zIndex: 'over',
      gridColumn: { lg: '2' },
      gridRow: { lg: '1' },
      minWidth: 0,
      _print: { display: 'none' },
    },
    // Focus thickens the underline: an outline around the field would cross the meridian.
    field: {
      display: 'block',
      '& :focus-visible + span': { outline: '2px solid {colors.line}' },
    },
    label: { display: 'block', paddingLeft: 'beside', color: 'quiet', textStyle: 'small' },
    input: {
      width: '100%',
      // Digits of this face stand high: the line box holds them without their leading.
      font: '{fonts.field}',
      letterSpacing: 'reading',
      paddingLeft: 'beside',
      color: 'reading',
      appearance: 'textfield',
      _focusVisible: { outlineWidth: '0' },
      '&:invalid': { color: 'text' },
      // Where the first digit is typed.
      '&:placeholder-shown': {
        background: 'linear-gradient({colors.line} 0 0) {spacing.beside} / 2px 0.8em no-repeat',
      },
      '&::-webkit-inner-spin-button': { display: 'none' },
      '&::placeholder': { color: 'quiet' },
    },
    rule: {
      display: 'block',
      borderBottom: '2px solid {colors.line}',
      transformOrigin: 'left',
      _motionOk: { animation: 'extend {durations.rise} {easings.line}' },
    },
    units: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      paddingLeft: 'beside',
      marginTop: '2',
      textStyle: 'small',
    },
    unit: {
      position: 'relative',
      control: 'choice',
      paddingInline: '3',
      border: 'hair',
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      // Wider inwards as well: in forced colours no colour tells it apart.
      '&:has(:checked)': { border: '2px solid {colors.line}', margin: '-1px' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}' },
      // Of the three sentences the one is shown whose unit is chosen.
      '&:not(:has(:checked)) + *': { display: 'none' },
    },
    result: {
      // On a phone what is said stands beside the figure where it fits: the page's buttons are in the first screen.
      display: { base: 'flex', lg: 'grid' },
      flexWrap: 'wrap',
      order: 1,
      flex: '1 0 100%',
      gap: '2',
      color: 'quiet',
      // Nothing is said of a number that is wrong; its place stays.
      '[data-nought]:has(:invalid:not(:placeholder-shown)) &': { visibility: 'hidden' },
    },
    figure: { font: '{fonts.field}', letterSpacing: 'reading', color: 'reading' },
    scale: {
      position: 'relative',
      order: { base: 1, lg: 0 },
      flex: '1 0 100%',
      height: '14px',
      borderBottom: 'hair',
      background: 'repeating-linear-gradient(to right, {colors.hair} 0 1px, transparent 1px 10px)',
      marginLeft: 'calc(-1 * {spacing.beside})',
      _noScript: { display: 'none' },
      marginBottom: { base: '2', lg: '0' },
      // Where it ends: on a phone what is said may reach over it.
      _after: {
        content: 'attr(data-end) / ""',
        position: 'absolute',
        inset: { base: '100% 0 auto auto', lg: 'auto 0 22px auto' },
      },
    },
    mark: {
      position: 'absolute',
      left: 0,
      bottom: '-1px',
      height: '2px',
      width: 'var(--at, 100%)',
      background: 'line',
      transformOrigin: 'left',
      _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      boxShadow: 'glow',
      _motionOk: {
        animation: 'extend {durations.rise} {easings.line}',
        transition: 'width 500ms {easings.line}',
      },
      // From where the visitor stands, one of as many as the mark has, to its end.
      _after: {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0 calc(100% / var(--rate))',
        height: '22px',
        borderInline: 'line',
      },
    },
    said: { flex: '1 0 9em' },
    /** In the place of what is said. */
    limits: {
      position: 'absolute',
      top: '56px',
      display: 'none',
      '[data-nought]:has(:invalid:not(:placeholder-shown)) &': { display: 'block' },
    },
  },
});

/**
 * The visitor's own number. Its script works out what it would be at the rate of a client and writes
 * it on the page, and the enquiry carries it; without script the field is one of the enquiry form's,
 * and the clients' rates are there to choose from.
 */
export function Nought({ words }: { readonly words: typeof nought }) {
  const classes = recipe();
  return (
    <form className={classes.root} data-nought={words.period}>
      <label className={classes.field}>
        <span className={classes.label}>{words.label}</span>
        <input
          className={classes.input}
          name="nought"
          type="number"
          inputMode="numeric"
          min="1"
          max="999999"
          aria-describedby="limits"
          placeholder={words.example}
          form={formId}
        />
        <span className={classes.rule} />
      </label>
      <fieldset className={classes.units}>
        <legend className="visually-hidden">{words.units}</legend>
        {words.rates.map(({ unit, client, rate }, index) => (
          <Fragment key={unit}>
            <label className={classes.unit}>
              <input type="radio" name="counts" value={unit} defaultChecked={index === 0} />
              <span>{unit}</span>
            </label>
            <div className={classes.result} data-rate={rate}>
              <span className={classes.figure} data-figure="">{`${rate}×`}</span>
              <span className={classes.scale} data-scale="">
                <span className={classes.mark} />
              </span>
              <span className={classes.said}>{`${unit}, ${words.at(client)}`}</span>
            </div>
          </Fragment>
        ))}
        <output id="limits" className={classes.limits} data-zero={words.zero}>
          {words.limits}
        </output>
        {/* What a screen reader hears once typing rests. */}
        <output className="visually-hidden" />
      </fieldset>
      {/* Enter alone presses it. */}
      <button type="submit" hidden />
    </form>
  );
}
