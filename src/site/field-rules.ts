/** The names under which the enquiry form's five fields, and the visitor’s number, are posted. */
export type EnquiryField =
  | 'firstName'
  | 'surname'
  | 'companyName'
  | 'email'
  | 'contactNumber'
  | 'nought';

/** What a field of the enquiry takes: the browser checks it, and the desk in each post. */
interface FieldRule {
  readonly name: EnquiryField;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly required: boolean;
  /** The `pattern` of an input, which the whole value has to match. */
  readonly pattern?: string;
}

/** The most characters that a field of the enquiry takes. */
export const MAX_LENGTH = 200;

/** Matches a value that is not only spaces. */
const NOT_BLANK = '.*\\S.*';
/** Requires a dot in the domain: no mail reaches `ada@gmail`. Browsers check the rest. */
const DOTTED_DOMAIN = '.+@.+[.].+';

/** The rules of the form's fields, in the order of the page. */
export const fieldRules: readonly FieldRule[] = [
  rule('firstName', 'given-name', { required: true, pattern: NOT_BLANK }),
  rule('surname', 'family-name', { required: true, pattern: NOT_BLANK }),
  rule('companyName', 'organization'),
  rule('email', 'email', { type: 'email', required: true, pattern: DOTTED_DOMAIN }),
  rule('contactNumber', 'tel', { type: 'tel' }),
];

/** The desk's rules: those of the form, and one for the visitor's number, which may be sent too. */
export const allRules: readonly FieldRule[] = [...fieldRules, rule('nought', 'off')];

function rule(name: EnquiryField, autoComplete: string, more: Partial<FieldRule> = {}): FieldRule {
  return { name, type: 'text', autoComplete, required: false, ...more };
}

/** Whether a browser would accept a value: the pattern matches all of it, or it is empty. */
export const matches = ({ pattern }: FieldRule, value: string): boolean =>
  !pattern || value === '' || new RegExp(`^(?:${pattern})$`, 'v').test(value);

/**
 * A value without the marks and spaces that pasting brings along: Windows and iOS put direction
 * marks around a telephone number.
 */
export const cleaned = (value: string): string => value.replace(/\p{Bidi_C}/gu, '').trim();
