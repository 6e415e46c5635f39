import { expect, test } from 'vitest';
import { mailHref, phoneHref, phoneShown, whatsappHref } from './contact-links';
import { site } from './site';

test.each([
  // With spaces that do not break.
  ['+442079460000', '+44\u00a020\u00a07946\u00a00000'],
  ['+447700900000', '+44\u00a07700\u00a0900000'],
  ['+441614960000', '+44\u00a0161\u00a0496\u00a00000'],
  ['+33142685300', '+33\u00a01\u00a042\u00a068\u00a053\u00a000'],
  // One that no country has.
  ['+4420794600001', '+4420794600001'],
])('the number %s is shown as %s', (number, shown) => {
  expect(phoneShown(number)).toBe(shown);
});

test('a number is dialled in full, a chat is opened by the digits alone', () => {
  expect(phoneHref()).toBe(`tel:${site.phone}`);
  expect(phoneHref()).toMatch(/^tel:\+\d+$/);
  expect(whatsappHref()).toBe(`https://wa.me/${site.whatsapp.replace('+', '')}`);
});

test('a mail draft opens with a subject, whose spaces and signs are escaped', () => {
  expect(mailHref()).toBe(`mailto:${site.email}`);
  const { pathname, searchParams } = new URL(mailHref('Service Inquiry & more?'));
  expect(pathname).toBe(site.email);
  expect(searchParams.get('subject')).toBe('Service Inquiry & more?');
  expect(mailHref('Service Inquiry')).toContain('?subject=Service%20Inquiry');
});
