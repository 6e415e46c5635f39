import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../access.ts';
import { answerNotFound } from '../answers.ts';
import { dayInWords, MINUTE, timeOf } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { type FieldErrors, readForm } from '../fields.ts';
import { field, type Html, summary } from '../page.ts';
import { CLOSURE_FIELDS, type Closure, type ClosureFields, closureOf } from '../slots.ts';
import { buttonForm, ID_PATTERN, inboxPage, samePersonHref } from './inbox-page.ts';

/** The pages on which staff add and remove closures, which they know as "Time off". */
export function closureRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations } = desk;
  app.get('/inbox/times', (c) =>
    inboxPage(c, desk, 'Time off', closuresAndForm(consultations.closures())),
  );
  app.post('/inbox/times', async (c) => {
    const typed = await readForm(c, CLOSURE_FIELDS);
    const wanted = closureOf(typed);
    if (wanted) {
      const booked = await consultations.addClosure(wanted);
      const lines = booked.map(
        (each) => html`<li><a href="${samePersonHref(each)}">${each.name}</a></li>`,
      );
      const stay = html`<div class="notice"><p>These are booked in that time, and stay until you delete
them or their visitors move them:</p><ul>${lines}</ul></div>`;
      const main = html`${lines.length > 0 ? stay : ''}${closuresAndForm(consultations.closures())}`;
      return inboxPage(c, desk, 'Time off', main);
    }
    const errors = { from: 'Choose a day, and an end that is after the beginning.' };
    return inboxPage(
      c,
      desk,
      'Time off',
      closuresAndForm(consultations.closures(), typed, errors),
      422,
    );
  });
  app.post(`/inbox/times/:id{${ID_PATTERN}}/remove`, async (c) =>
    (await consultations.removeClosure(Number(c.req.param('id'))))
      ? c.redirect('/inbox/times', 303)
      : answerNotFound(c, desk),
  );
}

/** The list of closures, with a form to add one. */
function closuresAndForm(
  closures: readonly Closure[],
  typed?: ClosureFields,
  errors: FieldErrors = {},
): Html {
  const notice = typed && 'Nothing was changed. Please look again at:';
  const labels = {
    from: 'First day',
    to: 'Last day',
    begins: 'From, on the first',
    ends: 'Until, on the last',
  };
  const lines = closures.map((closure) => {
    const words = closureInWords(closure);
    return html`<tr><td data-label="When">${words}</td>
<td class="act">${buttonForm(`/inbox/times/${closure.id}/remove`, 'Remove', '', words)}</td></tr>`;
  });
  const input = (name: keyof typeof labels, type: 'date' | 'time') => {
    const required = name === 'from';
    return field({ name, type, label: labels[name], required }, typed?.[name], errors[name]);
  };
  const none = html`<p class="quiet">None is planned. Days outside our hours, and bank holidays, are never offered.</p>`;
  const all = html`<table><thead><tr><th>When</th><th class="w8">Remove</th></tr></thead>
<tbody>${lines}</tbody></table>`;
  return html`${summary(notice, errors, labels)}${lines.length === 0 ? none : all}
<h2>Block a time</h2><form class="fields" method="post" action="/inbox/times">
${input('from', 'date')}${input('to', 'date')}
${input('begins', 'time')}${input('ends', 'time')}
<div class="foot"><button class="button" type="submit">Block this time</button></div></form>`;
}

/** When a closure begins and ends: whole days without their times. */
function closureInWords({ from, to }: Closure): string {
  const [begins, ends] = [timeOf(from), timeOf(to).replace('00:00', '24:00')];
  const [first, last] = [dayInWords(from), dayInWords(to - MINUTE)];
  const isOne = first === last;
  if (begins === '00:00' && ends === '24:00') return isOne ? first : `${first} to ${last}`;
  return `${first}, ${begins} to ${isOne ? '' : `${last}, `}${ends}`;
}
