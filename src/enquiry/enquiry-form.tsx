import { sva } from '../../styled-system/css';
import { enquiryForm } from '../content/enquiry-words';
import { AnyLink } from '../parts/any-link';
import { button } from '../parts/button-link';
import { textLink } from '../parts/link.styles';
import { fieldRules, MAX_LENGTH } from '../site/field-rules';
import { site } from '../site/site';

/** Each field is a label over a rule, which takes the meridian's colour on focus. */
const form = sva({
  slots: ['root', 'field', 'label', 'input', 'foot', 'privacy'],
  base: {
    root: {
      display: 'grid',
      // On a phone the two names stand abreast, and each of the others has a row.
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '26px 34px',
      _print: { display: 'none' },
    },
    field: {
      display: 'block',
      minWidth: 0,
      // The outline goes around label and field: around the field alone it would cross the label.
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '8px' },
      // The form's script writes what is wrong with the field into the attribute.
      '&[data-wrong]': {
        _after: {
          content: 'attr(data-wrong)',
          display: 'block',
          paddingTop: '10px',
          color: 'wrong',
          textStyle: 'small',
        },
      },
      '&:not(:has([name=firstName], [name=surname]))': {
        gridColumn: { mdDown: '1 / -1' },
      },
      '&:has([name=companyName])': { gridColumn: '1 / -1' },
    },
    label: { display: 'block', textStyle: 'small', color: 'quiet' },
    input: {
      control: 'field',
      paddingBlock: '8px 10px',
      /** Keeps the heading over the form visible where a link leads to a field. */
      '&[id]': { scrollMarginTop: '30svh' },
      _userInvalid: { borderBottom: '2px solid {colors.wrong}' },
      '&:autofill': { backgroundClip: 'text', WebkitTextFillColor: '{colors.text}' },
    },
    foot: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5',
      alignItems: 'center',
      // `offer-number.ts` fills this space once the island is awake: the button may not move then.
      '&:not(:has(input))': { '[data-number] &': { paddingTop: '38px' } },
    },
    /** Beside the button, so that the sentence that answers a press stands under both. */
    privacy: { textStyle: 'small', color: 'quiet' },
  },
});

/**
 * The id of the form's first field, to which the buttons of the home page lead. From a fragment
 * that names a field, the browser scrolls to the field and focuses it, with or without script.
 */
export const firstFieldId = 'first-name';

/** The form's id, by which a field elsewhere on the page is posted too, without script. */
export const formId = 'enquire';

/**
 * The enquiry form: a native post of five fields. The browser checks them before the post, the desk
 * once more.
 *
 * @param sample for `/specimen`, which shows the form for its look: the form has no id for links, and
 *   does not post to the service
 */
export function EnquiryForm({ sample = false }: { readonly sample?: boolean }) {
  const { labels, optional, hints, submit, privacy } = enquiryForm;
  const classes = form();
  return (
    <form
      id={sample ? undefined : formId}
      method="post"
      action={sample ? '#form' : site.form}
      className={classes.root}
      // A submission is held until the form's island is there, for five seconds at most.
      data-hold={sample ? undefined : ''}
    >
      {fieldRules.map(({ name, type, autoComplete, required, pattern }, index) => (
        <label key={name} className={classes.field}>
          <span className={classes.label}>
            {labels[name]}
            {!required && ` (${optional})`}
          </span>
          <input
            id={index === 0 && !sample ? firstFieldId : undefined}
            className={classes.input}
            name={name}
            type={type}
            autoComplete={autoComplete}
            required={required}
            pattern={pattern}
            // The browser shows it where the value does not match the pattern.
            title={pattern && hints[name]}
            maxLength={MAX_LENGTH}
          />
        </label>
      ))}
      <div className={classes.foot}>
        <button type="submit" className={button()}>
          {submit}
        </button>
        <p className={classes.privacy}>
          {privacy.text}{' '}
          <AnyLink href={privacy.href} className={textLink()}>
            {privacy.link}
          </AnyLink>
        </p>
      </div>
    </form>
  );
}
