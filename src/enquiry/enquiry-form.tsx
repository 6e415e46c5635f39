import type { EnquiryField } from '../content/contact';
import { button } from '../parts/button.styles';
import { form } from './enquiry-form.styles';

/** How the browser helps with each field. Order is the order on the page. */
const FIELDS: readonly {
  readonly name: EnquiryField;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly required: boolean;
}[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name', required: true },
  { name: 'surname', type: 'text', autoComplete: 'family-name', required: true },
  { name: 'companyName', type: 'text', autoComplete: 'organization', required: false },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'contactNumber', type: 'tel', autoComplete: 'tel', required: false },
];

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
  submit,
  sample = false,
  target,
}: {
  readonly action: string;
  readonly labels: Readonly<Record<EnquiryField, string>>;
  readonly optional: string;
  readonly submit: string;
  /** For a page with several: without the id that links lead to. */
  readonly sample?: boolean;
  /** Where the service's answer opens without the island around it. */
  readonly target?: '_blank';
}) {
  const classes = form();
  return (
    <form
      method="post"
      action={action}
      className={classes.root}
      target={target}
      // Held until its island is there; one that opens beside the page has none.
      data-hold={target || sample ? undefined : ''}
    >
      {FIELDS.map(({ name, type, autoComplete, required }, index) => (
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
          />
        </label>
      ))}
      <div className={classes.foot}>
        <button type="submit" className={button()}>
          {submit}
        </button>
      </div>
    </form>
  );
}
