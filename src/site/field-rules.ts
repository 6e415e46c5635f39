import type { EnquiryField } from '../content/contact.ts';

/** What a field of the enquiry takes: the form tells the browser, and the desk holds posts to it. */
export interface FieldRule {
  readonly name: EnquiryField;
  readonly type: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly required: boolean;
  /** As the `pattern` of an input: the whole value has to match. */
  readonly pattern?: string;
}

export const LONGEST = 200;

/** Something that can be seen. */
const READABLE = '.*\\S.*';
/** A domain of two parts: mail from elsewhere cannot reach `ada@gmail`. Browsers check the rest. */
const REACHABLE = '.+@.+[.].+';

/** In the order of the page. */
export const fieldRules: readonly FieldRule[] = [
  rule('firstName', 'given-name', { required: true, pattern: READABLE }),
  rule('surname', 'family-name', { required: true, pattern: READABLE }),
  rule('companyName', 'organization'),
  rule('email', 'email', { type: 'email', required: true, pattern: REACHABLE }),
  rule('contactNumber', 'tel', { type: 'tel' }),
];

/** What the desk takes: the visitor's own number too, for which the form has a field once there is one. */
export const allRules: readonly FieldRule[] = [...fieldRules, rule('nought', 'off')];

function rule(name: EnquiryField, autoComplete: string, more: Partial<FieldRule> = {}): FieldRule {
  return { name, type: 'text', autoComplete, required: false, ...more };
}

/** A value as the browser takes it: all of it matches the pattern, and the empty one always. */
export const matches = ({ pattern }: FieldRule, value: string): boolean =>
  !pattern || value === '' || new RegExp(`^(?:${pattern})$`, 'v').test(value);

/**
 * A value without the marks and spaces that come along with what is pasted: Windows and iOS put marks
 * that turn the direction of text around a telephone number.
 */
export const cleaned = (value: string): string => value.replace(/\p{Bidi_C}/gu, '').trim();
