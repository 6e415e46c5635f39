import { html } from 'hono/html';
import { enquiryForm, overlay } from '../../src/content/contact.ts';
import { site } from '../../src/content/site.ts';
import type { Day } from './bank-holidays.ts';
import type { Consultation } from './consultations.ts';
import type { Enquiry, FieldErrors, StoredEnquiry } from './enquiries.ts';
import { dayInWords, dayOf, SLOT_MINUTES, timeOf, ZONE } from './slots.ts';

/** A piece of HTML; the template has escaped what was put into it. */
type Html = ReturnType<typeof html>;

/** What every page needs to know. */
export interface Frame {
  /** Path of the style sheet. */
  readonly sheet: string;
  /** Address of the site. */
  readonly site: string;
}

function page(frame: Frame, title: string, content: Html, layout: 'hung' | 'wide' = 'hung'): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${site.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${frame.sheet}">
</head>
<body class="${layout}">
<header><a class="logo" href="${frame.site}">${site.name}</a><nav aria-label="Site"><a href="${frame.site}">Back to the site</a></nav></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

const paragraph = (text: string, kind = '') => html`<p class="${kind}">${text}</p>`;

const hung = (left: Html, right: Html = html``) =>
  html`<div class="columns"><div class="left">${left}</div><div class="right">${right}</div></div>`;

const mailLink = () => html`<a href="mailto:${site.email}">${site.email}</a>`;

/** How to reach the agency without the desk. */
const otherwise = () => html`<p class="small">You can also write to ${mailLink()}.</p>`;

/** A page that says one thing and leads back to the site. */
export function messagePage(frame: Frame, title: string, text: string): Html {
  return page(
    frame,
    title,
    hung(
      html`${paragraph(text, 'lead')}<p class="actions"><a class="button" href="${frame.site}">Back to the site</a></p>`,
      otherwise(),
    ),
  );
}

/** After an enquiry without script. */
export const thankYouPage = (frame: Frame): Html =>
  messagePage(frame, overlay.title, overlay.text.replaceAll("'", '’'));

interface Input {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly required?: boolean;
}

function field(input: Input, value: string, error: string | undefined): Html {
  const { name, label, type = 'text', autoComplete = 'off', required = false } = input;
  const described = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<label class="field"><span>${label}${required ? '' : ` (${enquiryForm.optional})`}</span>
<input name="${name}" type="${type}" autocomplete="${autoComplete}" value="${value}"${required ? html` required` : ''}${described}>${error ? html`<span class="error" id="${name}-error">${error}</span>` : ''}</label>`;
}

const INPUTS: readonly (Input & { readonly name: keyof Enquiry })[] = [
  {
    name: 'firstName',
    label: enquiryForm.labels.firstName,
    autoComplete: 'given-name',
    required: true,
  },
  {
    name: 'surname',
    label: enquiryForm.labels.surname,
    autoComplete: 'family-name',
    required: true,
  },
  { name: 'companyName', label: enquiryForm.labels.companyName, autoComplete: 'organization' },
  {
    name: 'email',
    label: enquiryForm.labels.email,
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'contactNumber',
    label: enquiryForm.labels.contactNumber,
    type: 'tel',
    autoComplete: 'tel',
  },
];

/** The form again, with what was typed, and why it did not arrive. */
export function enquiryPage(
  frame: Frame,
  title: string,
  notice: string,
  typed: Enquiry,
  errors: FieldErrors,
): Html {
  return page(
    frame,
    title,
    hung(
      html`<p class="notice" role="alert">${notice}</p>
<form class="fields" method="post" action="/enquiry">
${INPUTS.map((input) => field(input, typed[input.name], errors[input.name]))}
<div class="foot"><button class="button" type="submit">${enquiryForm.submit}</button></div>
</form>`,
      otherwise(),
    ),
  );
}

/** The names of fields as they are shown. */
export const namesOf = (errors: FieldErrors): string =>
  Object.keys(errors)
    .map((name) => LABELS[name] ?? name)
    .join(', ');

const LABELS: Readonly<Record<string, string>> = {
  ...enquiryForm.labels,
  name: 'Your name',
  slot: 'Time',
};

/** What the page of free times shows. */
export interface TimesView {
  readonly free: ReadonlyMap<Day, readonly number[]>;
  /** The chosen day, if any. */
  readonly day?: string | undefined;
  readonly notice?: string;
  readonly typed?: { readonly name: string; readonly email: string; readonly slot: string };
  readonly errors?: FieldErrors;
  /** What the link to the booking will be made of. */
  readonly secret: string;
  /** The booking that is moved; without it one is made. */
  readonly moved?: Consultation;
}

/** The free times of a day, and the form that books or moves. */
export function timesPage(frame: Frame, view: TimesView): Html {
  const { free, notice, typed, errors = {}, secret, moved } = view;
  const path = moved ? `/consultation/${secret}/move` : '/consultation';
  const open = [...free].filter(([, slots]) => slots.length > 0);
  const [day, slots] = open.find(([name]) => name === view.day) ?? open[0] ?? [];
  const title = moved ? 'Move your consultation' : 'Book a consultation';
  const intro = moved
    ? `Your consultation is on ${dayInWords(moved.slot)} at ${timeOf(moved.slot)}. Choose another time; until you do, this one stays yours.`
    : `${SLOT_MINUTES} minutes, free. Choose a day, then a time. All times are London time.`;
  const noneLeft = html`<p class="notice">No time is free in the next three weeks. Please write to ${mailLink()}.</p>`;
  return page(
    frame,
    title,
    hung(
      html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
${paragraph(intro, 'lead')}
${
  slots === undefined || slots[0] === undefined
    ? noneLeft
    : html`<form method="post" action="${path}">
<fieldset><legend>${dayInWords(slots[0])}</legend>
${errors.slot ? html`<p class="error small" id="slot-error">${errors.slot}</p>` : ''}
<div class="times">${slots.map((slot) => timeChoice(slot, typed?.slot))}</div></fieldset>
${
  moved
    ? ''
    : html`<input type="hidden" name="request" value="${secret}"><div class="person">
${field({ name: 'name', label: 'Your name', autoComplete: 'name', required: true }, typed?.name ?? '', errors.name)}
${field({ name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true }, typed?.email ?? '', errors.email)}</div>`
}
<p class="actions foot"><button class="button" type="submit">${moved ? 'Move it here' : 'Book this time'}</button>${moved ? html`<a class="button second" href="/consultation/${secret}">Keep the time I have</a>` : ''}</p>
</form>`
}`,
      html`<nav aria-label="Days"><h2>Days, and times free</h2><ul class="days">${[...free].map(([name, times]) => dayLink(name, times, name === day, path))}</ul></nav>`,
    ),
  );
}

function timeChoice(slot: number, typed: string | undefined): Html {
  const value = new Date(slot).toISOString();
  return html`<label><input type="radio" name="slot" value="${value}" required${value === typed ? html` checked` : ''}>${timeOf(slot)}</label>`;
}

function dayLink(day: Day, slots: readonly number[], isCurrent: boolean, path: string): Html {
  const name = shortDay(day);
  if (slots.length === 0)
    return html`<li><span class="quiet">${name} <small>full</small></span></li>`;
  const count = html`<small>${slots.length}<span class="hidden"> free</span></small>`;
  return html`<li><a href="${path}?day=${day}"${isCurrent ? html` aria-current="page"` : ''}>${name} ${count}</a></li>`;
}

const shortDay = (day: Day) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  })
    .format(Date.parse(day))
    .replace(',', '');

/** A booking, with what its owner can do. */
export function bookingPage(frame: Frame, booking: Consultation, secret: string): Html {
  const path = `/consultation/${secret}`;
  return page(
    frame,
    'See you then',
    hung(
      html`<p class="when"><time datetime="${new Date(booking.slot).toISOString()}">${dayInWords(booking.slot)}, ${timeOf(booking.slot)}</time></p>
<p>${SLOT_MINUTES} minutes, London time (${ZONE}), booked for ${booking.name}. We write to ${booking.email} with where to meet.</p>
<p>Keep the address of this page: it is the only way to move or cancel this time yourself.</p>
<div class="actions"><a class="button" href="${path}/calendar.ics">Add to your calendar</a><a class="button second" href="${path}/move">Move it</a><form method="post" action="${path}/cancel"><button class="button second" type="submit">Cancel it</button></form></div>`,
      otherwise(),
    ),
  );
}

/** The sign-in to the inbox. */
export function signInPage(frame: Frame, notice: string | undefined): Html {
  return page(
    frame,
    'Sign in',
    hung(html`${notice ? html`<p class="notice" role="alert">${notice}</p>` : ''}
<form class="fields" method="post" action="/inbox/sign-in">
<label class="field"><span>Token</span><input name="token" type="password" autocomplete="current-password" required></label>
<div class="foot"><button class="button" type="submit">Sign in</button></div></form>`),
  );
}

const received = (moment: number) => `${dayOf(moment)} ${timeOf(moment)}`;

/** What has arrived. */
export function inboxPage(
  frame: Frame,
  enquiries: readonly StoredEnquiry[],
  consultations: readonly Consultation[],
  isSignedIn: boolean,
): Html {
  const remove = (kind: string, id: number) =>
    html`<form method="post" action="/inbox/${kind}/${id}/delete"><button class="plain" type="submit">Delete<span class="hidden"> ${id}</span></button></form>`;
  return page(
    frame,
    'Inbox',
    html`<section><h2>Enquiries</h2>
${
  enquiries.length === 0
    ? paragraph('None yet.', 'quiet')
    : html`<table><thead><tr><th>Received</th><th>Name</th><th>Company</th><th>Email</th><th>Number</th><th><span class="hidden">Delete</span></th></tr></thead><tbody>
${enquiries.map((enquiry) => html`<tr><td data-label="Received">${received(enquiry.receivedAt)}</td><td data-label="Name">${enquiry.firstName} ${enquiry.surname}</td><td data-label="Company">${enquiry.companyName}</td><td data-label="Email">${enquiry.email}</td><td data-label="Number">${enquiry.contactNumber}</td><td>${remove('enquiry', enquiry.id)}</td></tr>`)}
</tbody></table>
<p class="actions"><a class="button second" href="/inbox/enquiries.csv">Export as CSV</a></p>`
}</section>
<section><h2>Consultations</h2>
${
  consultations.length === 0
    ? paragraph('None yet.', 'quiet')
    : html`<table><thead><tr><th>Time</th><th>Name</th><th>Email</th><th><span class="hidden">Delete</span></th></tr></thead><tbody>
${consultations.map((booking) => html`<tr><td data-label="Time">${received(booking.slot)}</td><td data-label="Name">${booking.name}</td><td data-label="Email">${booking.email}</td><td>${remove('consultation', booking.id)}</td></tr>`)}
</tbody></table>`
}</section>
${isSignedIn ? html`<section><form method="post" action="/inbox/sign-out"><button class="button second" type="submit">Sign out</button></form></section>` : ''}`,
    'wide',
  );
}
