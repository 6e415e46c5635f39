import type { Hono } from 'hono';
import type { Env, Request } from '../access.ts';
import type { Desk } from '../desk.ts';
import { ENQUIRY_FIELDS, type Enquiry, enquiryErrors } from '../enquiries.ts';
import { readForm } from '../form-data.ts';
import { about, log } from '../log.ts';
import { enquiryPage, thankYouPage } from '../pages/enquiry.ts';
import { addressOf, NOTHING_STORED, RETRY_SECONDS, send, waitWords } from './answers.ts';

/** The form of the site posts here, as itself or into its hidden frame. */
export function enquiryRoutes(app: Hono<Env>, desk: Desk): void {
  const { enquiries, frame, limits, ceiling } = desk;

  app.get('/thank-you', (c) => send(c, thankYouPage(frame)));

  app.post('/enquiry', async (c) => {
    const form = await readForm(c.req.raw, [...ENQUIRY_FIELDS, 'id', 'answer'] as const);
    // A script of the site waits for the answer in the frame; without it a page is read.
    const isRead = form.answer !== 'frame';
    const refuse = (status: 422 | 429 | 503, title: string, notice: string, errors = {}) =>
      isRead
        ? send(c, enquiryPage(frame, { title, notice, typed, errors, formId: form.id }), status)
        : answerLost(c, desk);
    const typed = typedIn(form);
    const errors = enquiryErrors(typed);
    if (Object.keys(errors).length > 0)
      return refuse(422, 'Almost there', 'Nothing was sent yet. Please look again at:', errors);
    const network = addressOf(c, desk);
    const inReview = limits.enquiries.take(network) > 0;
    const wait = Math.max(ceiling.take(), inReview ? limits.kept.take(network) : 0);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      const later = `Nothing was stored: too many enquiries have arrived. Please try again in ${waitWords(wait)}.`;
      return refuse(429, 'Too many at once', later);
    }
    try {
      await enquiries.store(typed, { formId: form.id.slice(0, 100), inReview });
    } catch (error) {
      log('error', 'enquiry-not-stored', about(error));
      c.header('Retry-After', String(RETRY_SECONDS));
      return refuse(503, 'Not sent', NOTHING_STORED);
    }
    return c.redirect(isRead ? '/thank-you' : siteAddress(c, desk, 'enquiry/stored'), 303);
  });
}

const typedIn = (form: Enquiry): Enquiry => ({
  firstName: form.firstName,
  surname: form.surname,
  companyName: form.companyName,
  email: form.email,
  contactNumber: form.contactNumber,
});

/** Whether the answer is for the hidden frame of the site's form, where its fields were not read. */
export const isFramed = (c: Request): boolean =>
  c.req.path === '/enquiry' && c.req.header('sec-fetch-dest') === 'iframe';

/** Leads the hidden frame to the site's own page that says that nothing was stored. */
export const answerLost = (c: Request, desk: Desk) =>
  c.redirect(siteAddress(c, desk, 'enquiry/lost'), 303);

/** A page of the site. A local site has two origins: the page can read its frame on its own alone. */
function siteAddress(c: Request, { config }: Desk, path: string): string {
  const address = new URL(path, config.site.endsWith('/') ? config.site : `${config.site}/`);
  const origin = c.req.header('origin') ?? '';
  const isLocal = (name: string) => name === 'localhost' || name === '127.0.0.1';
  if (URL.canParse(origin) && isLocal(address.hostname) && isLocal(new URL(origin).hostname))
    address.hostname = new URL(origin).hostname;
  return address.href;
}
