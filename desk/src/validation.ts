/** Which fields are wrong, and why. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const LONGEST = 200;

/**
 * What a browser accepts in an email field, with a domain that can receive mail from elsewhere: of
 * at least two parts.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
/** Characters that turn the direction of the text around them. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** What shows nothing: blanks, and characters without a shape. */
const INVISIBLE = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The problem with one field, in the order in which a browser looks for them. */
export function problemOf(
  value: string,
  { required = false, email = false }: { readonly required?: boolean; readonly email?: boolean },
): string | undefined {
  if (value === '') return required ? 'Please fill in this field.' : undefined;
  if (value.length > LONGEST) return `Please use at most ${LONGEST} characters.`;
  // A browser's single-line field cannot contain these: the request is forged.
  if (/\p{Cc}/u.test(value)) return 'Please remove line breaks and control characters.';
  if (TURNS.test(value)) return 'Please remove the hidden characters that turn the text around.';
  if (value.replace(INVISIBLE, '') === '')
    return required ? 'Please write something that can be read.' : undefined;
  if (email && !EMAIL.test(value))
    return 'Please enter an email address, such as name@example.com.';
  return undefined;
}

/** The errors among the problems of several fields. */
export const errorsOf = (problems: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== undefined));
