import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';
import type { DeskContext } from './access.ts';
import { cleaned, MAX_LENGTH } from './site.ts';

export type FieldErrors = Readonly<Partial<Record<string, string>>>;

const FILL_IN = 'Please fill in this field.';

/** Characters that show nothing: blanks, and those without a shape. */
const INVISIBLE = /[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A field that may be empty: one line without control characters and invalid UTF-8, which no browser sends. */
export const optional = z
  .string()
  .max(MAX_LENGTH, `Please use at most ${MAX_LENGTH} characters.`)
  .regex(/^[^\p{Cc}\ufffd]*$/u, 'Please remove line breaks and control characters.');
/** One line in which something can be seen. */
export const required = optional
  .min(1, FILL_IN)
  .refine((text) => text.replace(INVISIBLE, '') !== '', 'Please write something that can be read.');
const NO_EMAIL = 'Please enter an email address, such as name@example.com.';
/** An address that a browser accepts in an email field, with at least two parts in its domain. */
export const email = required.regex(z.regexes.html5Email, NO_EMAIL).regex(/@[^.]+\./, NO_EMAIL);

/** The first fault of each wrong field. */
export function errorsOf(schema: z.ZodType, typed: object): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}

/** Reads the fields of a form. Absent fields, files and fields that come twice count as empty. */
export async function readForm<Name extends string>(
  c: DeskContext,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const body = await c.req.parseBody({ all: true }).catch(() => {
    throw new HTTPException(400, { message: 'The form did not arrive whole.' });
  });
  const text = (value: unknown) => (typeof value === 'string' ? cleaned(value) : '');
  return Object.fromEntries(names.map((name) => [name, text(body[name])])) as Record<Name, string>;
}

/** The shortest time in which somebody can fill in a form, in milliseconds. */
const FASTEST = 2_000;

/**
 * Whether a form was sent sooner than somebody can fill it in, or with a time that is no number.
 *
 * @param shown the form's hidden field `shown`: when the form was shown, in milliseconds. A form
 *   without that field is never too fast
 */
export function isTooFast(shown: string, now: number): boolean {
  if (shown === '') return false;
  const shownAt = Number(shown);
  return Number.isNaN(shownAt) || now - shownAt < FASTEST;
}
