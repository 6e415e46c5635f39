import { html } from 'hono/html';
import type { Desk } from './desk.ts';
import type { FieldErrors } from './fields.ts';
import { enquiryForm, site } from './site.ts';

/** A piece of HTML; the template has escaped what was put into it. */
export type Html = ReturnType<typeof html>;

interface Content {
  readonly title: string;
  /** Whether the title begins with "Error:". */
  readonly isError?: boolean;
  /** The part left of the meridian; the only part of a wide page. */
  readonly main: Html;
  /** The part right of the meridian. */
  readonly aside?: Html;
  /** Links above the title, instead of the link to the site. */
  readonly nav?: Html;
}

/** A page of the desk as HTML. */
export function page(desk: Desk, { title, isError, main, aside, nav }: Content): Html {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${isError ? 'Error: ' : ''}${title} | ${site.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${desk.sheet}">
</head>
<body class="${nav ? 'wide' : 'hung'}">
<header><a class="logo" href="${desk.config.site}">${site.name}</a>
<nav aria-label="${nav ? 'Inbox' : 'Site'}">${nav ?? html`<a href="${desk.config.site}">Back to the site</a>`}</nav></header>
<main>
<h1>${title}</h1>
${nav ? main : html`<div class="columns"><div class="left">${main}</div><div class="right">${aside ?? ''}</div></div>`}
</main>
</body>
</html>`;
}

/** How to reach the agency without the desk. */
export const emailInstead = (): Html =>
  html`<p class="small">You can also write to <a href="mailto:${site.email}">${site.email}</a>.</p>`;

/** A page that says one thing, and leads back to the site. */
export const messagePage = (desk: Desk, title: string, text: string): Html =>
  page(desk, {
    title,
    main: html`<p class="lead">${text}</p>
<p class="actions"><a class="button" href="${desk.config.site}">Back to the site</a></p>`,
    aside: emailInstead(),
  });

interface Input {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time';
  readonly autoComplete?: string;
  readonly required?: boolean;
}

/** A field with its label and, where there is one, its error. */
export function field(input: Input, value = '', error?: string): Html {
  const { name, label, type = 'text', autoComplete = 'off', required = false } = input;
  const described = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  return html`<div class="field">
<label for="${name}">${label}${required ? '' : ` (${enquiryForm.optional})`}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autoComplete}" value="${value}"${required ? html` required` : ''}${described}>
${error ? html`<p class="error" id="${name}-error">${error}</p>` : ''}</div>`;
}

/**
 * The notice and the list of errors, with a link to each field. It has the focus when the page opens.
 * Without a notice it is empty.
 */
export function summary(
  notice: string | undefined,
  errors: FieldErrors,
  labels: Readonly<Record<string, string>>,
): Html {
  if (!notice) return html``;
  const links = Object.keys(errors).map(
    (name) => html`<li><a href="#${name}">${labels[name] ?? name}</a></li>`,
  );
  return html`<div class="notice" role="alert" tabindex="-1" autofocus><p>${notice}</p>
${links.length > 0 ? html`<ul>${links}</ul>` : ''}</div>`;
}
