import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { DeskContext, Env } from '../access.ts';
import { countRequest, NOTHING_STORED, tryToStore } from '../answers.ts';
import type { Desk } from '../desk.ts';
import { ENQUIRY_FIELDS, enquiryErrors } from '../enquiries.ts';
import { type FieldErrors, isTooFast, readForm } from '../fields.ts';
import { emailInstead, field, messagePage, page, summary } from '../page.ts';
import { allRules, enquiryForm, overlay } from '../site.ts';

/** The addresses to which the site's form posts, by itself or into its hidden frame. */
export function enquiryRoutes(app: Hono<Env>, desk: Desk): void {
  const { enquiries, limits, store } = desk;

  app.get('/thank-you', (c) => c.html(messagePage(desk, overlay.title, overlay.text)));

  // The site's script (`src/enquiry/follow-form.ts`) asks for the random id of its post where it could
  // not read the answer in the frame.
  app.get('/enquiry/:id', (c) => {
    c.header('Access-Control-Allow-Origin', '*');
    return c.json({ isStored: enquiries.has(c.req.param('id')) });
  });

  app.post('/enquiry', async (c) => {
    const form = await readForm(c, [...ENQUIRY_FIELDS, 'shown', 'id', 'answer']);
    // The site's script (`src/enquiry/follow-form.ts`) waits for the answer in a hidden frame;
    // without script somebody reads the answer as a page.
    const isInFrame = form.answer === 'frame';
    /** Shows the form again, with what was typed and why it was refused. */
    const refuse = (
      status: 422 | 429 | 503,
      title: string,
      why: string,
      errors: FieldErrors = {},
    ) => {
      if (isInFrame) return answerFrame(c, desk, 'lost');
      const shown = allRules.filter(({ name }) => name !== 'nought' || form.nought);
      const fields = shown.map((rule) => {
        const label = enquiryForm.labels[rule.name];
        return field({ ...rule, label }, form[rule.name], errors[rule.name]);
      });
      const main = html`${summary(why, errors, enquiryForm.labels)}
<form class="fields" method="post" action="/enquiry">
<input type="hidden" name="id" value="${form.id}">${fields}
<div class="foot"><button class="button" type="submit">${enquiryForm.submit}</button></div></form>`;
      return c.html(page(desk, { title, isError: true, main, aside: emailInstead() }), status);
    };
    if (isTooFast(form.shown, store.now()))
      return refuse(422, 'Once more, please', 'Nothing has been sent yet: press the button again.');
    const errors = enquiryErrors(form);
    const wrong = Object.keys(errors);
    if (wrong.length > 0 && isInFrame) return answerFrame(c, desk, 'refused', wrong);
    if (wrong.length > 0)
      return refuse(
        422,
        'Almost there',
        'Nothing has been sent yet. Please look again at:',
        errors,
      );
    const wait = await countRequest(c, desk, limits.enquiries);
    const tooOften = 'Nothing was stored: your network has sent many enquiries.';
    if (wait) return refuse(429, 'Too many at once', `${tooOften} Please try again in ${wait}.`);
    const receive = () => enquiries.receive(form, form.id.slice(0, 100));
    if (!(await tryToStore(c, 'enquiry-not-stored', receive)))
      return refuse(503, 'Not sent', NOTHING_STORED);
    return isInFrame ? answerFrame(c, desk, 'stored') : c.redirect('/thank-you', 303);
  });
}

/**
 * Redirects the hidden frame to the site's page for an enquiry's outcome. The site's script
 * (`src/enquiry/follow-form.ts`) reads that page's path and, from `field`, the wrong fields.
 */
function answerFrame(
  c: DeskContext,
  { config }: Desk,
  outcome: 'stored' | 'refused' | 'lost',
  fields: readonly string[] = [],
) {
  const address = new URL(`enquiry/${outcome}`, config.site.replace(/\/?$/, '/'));
  for (const name of fields) address.searchParams.append('field', name);
  // A local site has two origins, and a page can read a frame only of its own.
  const origin = c.req.header('origin') ?? '';
  const isLocal = (name: string) => name === 'localhost' || name === '127.0.0.1';
  if (URL.canParse(origin) && isLocal(address.hostname) && isLocal(new URL(origin).hostname))
    address.hostname = new URL(origin).hostname;
  return c.redirect(address.href, 303);
}
