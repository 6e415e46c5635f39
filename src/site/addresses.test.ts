import { describe, expect, test } from 'vitest';
import { mailHref, phoneHref, phoneShown, whatsappHref } from './addresses';
import { site } from './site';

describe('phone numbers', () => {
  test.each([
    // With spaces that do not break.
    ['+442079460000', '+44\u00a020\u00a07946\u00a00000'],
    ['+447700900000', '+44\u00a07700\u00a0900000'],
    ['+441614960000', '+44\u00a0161\u00a0496\u00a00000'],
    ['+33142685300', '+33\u00a01\u00a042\u00a068\u00a053\u00a000'],
  ])('%s is shown as %s', (number, shown) => {
    expect(phoneShown(number)).toBe(shown);
  });

  test('one that no country has is shown as it is', () => {
    expect(phoneShown('+4420794600001')).toBe('+4420794600001');
  });

  test('are dialled in full', () => {
    expect(phoneHref()).toBe(`tel:${site.phone}`);
    expect(phoneHref()).toMatch(/^tel:\+\d+$/);
  });
});

test('a chat is opened by the digits alone', () => {
  expect(whatsappHref()).toBe(`https://wa.me/${site.whatsapp.replace('+', '')}`);
  expect(whatsappHref()).toMatch(/^https:\/\/wa\.me\/\d+$/);
});

describe('mail drafts', () => {
  test('open without a subject', () => {
    expect(mailHref()).toBe(`mailto:${site.email}`);
  });

  test('open with a subject that survives its spaces and signs', () => {
    const { protocol, pathname, searchParams } = new URL(mailHref('Service Inquiry & more?'));
    expect(protocol).toBe('mailto:');
    expect(pathname).toBe(site.email);
    expect(searchParams.get('subject')).toBe('Service Inquiry & more?');
    expect(mailHref('Service Inquiry')).toContain('?subject=Service%20Inquiry');
  });
});
