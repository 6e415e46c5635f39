import type { EnquiryField } from '../content/contact';
import { button } from '../parts/button.styles';
import { fieldRules, LONGEST } from '../site/field-rules';
import { deskIsOurs } from '../site/own-desk';
import { form } from './enquiry-form.styles';

/**
 * What Enquire Now leads to: a fragment that names a field scrolls to it and
 * focuses it, which the browser does by itself, with or without script.
 */
export const firstField = 'first-name';

/**
 * The enquiry form: a native post of exactly five fields, checked by the
 * browser alone.
 *
 * @param action where it posts to
 */
export function EnquiryForm({
  action,
  labels,
  optional,
  hints,
  submit,
  sample = false,
}: {
  readonly action: string;
  readonly labels: Readonly<Record<EnquiryField, string>>;
  readonly optional: string;
  /** What a field expects that its pattern refuses; the browser says it. */
  readonly hints: Readonly<Partial<Record<EnquiryField, string>>>;
  readonly submit: string;
  /** For a page with several: without the id that links lead to. */
  readonly sample?: boolean;
}) {
  const classes = form();
  return (
    <form
      method="post"
      action={action}
      className={classes.root}
      // Held until its island is there.
      data-hold={sample ? undefined : ''}
    >
      {fieldRules.map(({ name, type, autoComplete, required, pattern }, index) => (
        <label key={name} className={classes.field}>
          <span className={classes.label}>
            {labels[name]}
            {!required && <span className={classes.hint}>{` (${optional})`}</span>}
          </span>
          <input
            id={index === 0 && !sample ? firstField : undefined}
            className={classes.input}
            name={name}
            type={type}
            autoComplete={autoComplete}
            required={required}
            pattern={pattern}
            title={pattern && hints[name]}
            maxLength={LONGEST}
          />
        </label>
      ))}
      {/* Only programs fill it in: the desk refuses what has it. A hosted service gets the five fields alone. */}
      {!sample && deskIsOurs() && (
        <span className="visually-hidden" aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </span>
      )}
      <div className={classes.foot}>
        <button type="submit" className={button()}>
          {submit}
        </button>
      </div>
    </form>
  );
}
