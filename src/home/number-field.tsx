import { Fragment } from 'react';
import { sva } from '../../styled-system/css';
import type { nought } from '../content/nought';
import { wall } from '../content/wall';
import { formId } from '../enquiry/enquiry-form';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';

/** The field stands on the meridian, over the units and a client's growth on a scale from 0. */
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
    'sheet',
  ],
  base: {
    root: {
      // The title's box reaches over the meridian and would lie above this one.
      position: 'relative',
      zIndex: 'over',
      gridColumn: { md: '2' },
      gridRow: { md: '1' },
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
      // Digits of this face stand high, so the line box needs no leading.
      font: '{fonts.field}',
      letterSpacing: 'reading',
      paddingLeft: 'beside',
      color: 'reading',
      _focusVisible: { outlineWidth: '0' },
      '&:invalid': { color: 'text' },
      // The placeholder stands where the first digit is typed.
      '&:placeholder-shown': {
        background: 'linear-gradient({colors.line} 0 0) {spacing.beside} / 2px 0.8em no-repeat',
      },
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
      gap: { base: '8px 20px', md: '8px 1.3vw' },
      paddingLeft: 'beside',
      marginTop: { md: '2' },
      textStyle: 'small',
    },
    unit: {
      position: 'relative',
      control: 'choice',
      // In a tablet's narrow column all three stand in one row.
      fontSize: { md: 'min(1rem, 1.95vw)' },
      '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
      '& :checked + span': { borderBottom: '2px solid {colors.line}' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}' },
      // Of the three sentences only the one for the chosen unit is shown.
      '&:not(:has(:checked)) + *': { display: 'none' },
    },
    result: {
      // On a phone the sentence stands beside the figure, to keep buttons in the first screen.
      display: { base: 'flex', md: 'grid' },
      flexWrap: 'wrap',
      order: 1,
      flex: '1 0 100%',
      gap: '2',
      color: 'quiet',
      // An invalid number gets no sentence, but its space is kept.
      '[data-number-field]:has(:invalid:not(:placeholder-shown)) &': { visibility: 'hidden' },
    },
    figure: { font: '{fonts.field}', letterSpacing: 'reading', color: 'reading' },
    scale: {
      position: 'relative',
      order: { base: 1, md: 0 },
      flex: '1 0 100%',
      height: '14px',
      borderBottom: 'hair',
      background: 'repeating-linear-gradient(to right, {colors.hair} 0 1px, transparent 1px 10px)',
      printColorAdjust: 'exact',
      marginLeft: 'calc(-1 * {spacing.beside})',
      _noScript: { display: 'none' },
      marginBottom: { base: '2', md: '0' },
      _after: {
        content: 'attr(data-end) / ""',
        position: 'absolute',
        inset: 'auto 0 22px auto',
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
      // The growth: from the visitor's number, the first length of the mark, to the mark's end.
      _after: {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0 calc(100% / var(--rate))',
        height: '22px',
        borderInline: 'line',
      },
    },
    // The sentence keeps clear of the number at the scale's end, up to “5,000,000”.
    said: { flex: '1 0 9em', paddingRight: '8' },
    /** The link to the sheet, once there is a number; on a phone it stands beside the units. */
    sheet: { '[data-number] &': { display: 'flex' }, order: { md: 1 } },
    /** The limits of the field, in the place of the sentence about an invalid number. */
    limits: {
      position: 'absolute',
      top: '56px',
      display: 'none',
      '[data-number-field]:has(:invalid:not(:placeholder-shown)) &': { display: 'block' },
    },
  },
});

/**
 * The field for the visitor's number. Its script writes on the page what the number would be at a
 * client's rate, and the enquiry form offers to send the number; without script the field belongs
 * to the enquiry form, and the page shows the clients' rates to choose from.
 */
export function NumberField({ words }: { readonly words: typeof nought }) {
  const classes = recipe();
  return (
    <form className={classes.root} data-number-field={words.period}>
      <label className={classes.field}>
        <span className={classes.label}>{words.label}</span>
        <input
          className={classes.input}
          name="nought"
          type="text"
          inputMode="numeric"
          pattern="[1-9][\d,]{0,6}"
          aria-describedby="limits"
          placeholder={words.example}
          form={formId}
        />
        <span className={classes.rule} />
      </label>
      <fieldset className={classes.units}>
        <legend className="visually-hidden">{words.units}</legend>
        {words.rates.map(({ unit, singular, client, rate }, index) => (
          <Fragment key={unit}>
            <label className={classes.unit}>
              <input
                type="radio"
                name="counts"
                value={unit}
                data-singular={singular}
                defaultChecked={index === 0}
              />
              <span>{unit}</span>
            </label>
            <div className={classes.result} data-rate={rate}>
              <span className={classes.figure} data-figure="">{`${rate}×`}</span>
              <span className={classes.scale} data-scale="">
                <span className={classes.mark} />
              </span>
              <span className={classes.said}>
                {`${unit}, `}
                <span data-part="terms">{words.atRateOf(client)}</span>
              </span>
            </div>
          </Fragment>
        ))}
        <div className={classes.sheet} hidden>
          <AnyLink href={wall.page.path} className={textLink({ standing: true })}>
            {wall.page.shortTitle}
          </AnyLink>
        </div>
        <output id="limits" className={classes.limits} data-zero={words.zero}>
          {words.limits}
        </output>
        {/* What a screen reader hears once typing rests. */}
        <output name="announced" className="visually-hidden" />
      </fieldset>
      {/* Hidden: only the Enter key presses this button. */}
      <button type="submit" hidden />
    </form>
  );
}
