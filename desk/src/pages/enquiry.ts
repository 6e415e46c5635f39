import { html } from 'hono/html';
import { enquiryForm, overlay } from '../../../src/content/contact.ts';
import type { Enquiry } from '../enquiries.ts';
import type { FieldErrors } from '../validation.ts';
import {
  type Frame,
  field,
  type Input,
  messagePage,
  otherwise,
  type Page,
  page,
  summary,
} from './page.ts';

/** After an enquiry without script. */
export const thankYouPage = (frame: Frame): Page =>
  messagePage(frame, overlay.title, overlay.text.replaceAll("'", '’'));

const INPUTS: readonly (Omit<Input, 'label'> & { readonly name: keyof Enquiry })[] = [
  { name: 'firstName', autoComplete: 'given-name', required: true },
  { name: 'surname', autoComplete: 'family-name', required: true },
  { name: 'companyName', autoComplete: 'organization' },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'contactNumber', type: 'tel', autoComplete: 'tel' },
];

/** What the page of a refused enquiry shows. */
export interface Refused {
  readonly title: string;
  readonly notice: string;
  readonly typed: Enquiry;
  readonly errors: FieldErrors;
  /** The identifier that the form had; sent again it is the same enquiry. */
  readonly formId: string;
}

/** The form again, with what was typed, and why it did not arrive. */
export function enquiryPage(frame: Frame, refused: Refused): Page {
  const { title, notice, typed, errors, formId } = refused;
  return page(frame, {
    title,
    isError: true,
    main: html`${summary(notice, errors, enquiryForm.labels)}
<form class="fields" method="post" action="/enquiry">${formId ? html`<input type="hidden" name="id" value="${formId}">` : ''}
${INPUTS.map((input) => field({ ...input, label: enquiryForm.labels[input.name] }, typed[input.name], errors[input.name]))}
<div class="foot"><button class="button" type="submit">${enquiryForm.submit}</button></div>
</form>`,
    aside: otherwise(),
  });
}
