import { expect, test } from 'vitest';
import { enquiryErrors } from '../../desk/src/enquiries.ts';
import { cleaned, fieldRules, MAX_LENGTH, matches } from './field-rules';

const right = {
  firstName: 'Ada',
  surname: 'Lovelace',
  companyName: '',
  email: 'ada@example.com',
  contactNumber: '',
  nought: '',
};

test.each([
  ['firstName', '   '],
  ['surname', '\u00a0'],
  ['email', 'ada@gmail'],
  ['email', 'ada@gmail.'],
] as const)('%s: what the pattern refuses, the desk refuses too: "%s"', (name, value) => {
  const rule = fieldRules.find((one) => one.name === name);
  expect(rule && matches(rule, value)).toBe(false);
  expect(Object.keys(enquiryErrors({ ...right, [name]: value }))).toEqual([name]);
});

test.each(fieldRules)('$name: what the rules take, the desk takes', (rule) => {
  const longest = 'a'.repeat(MAX_LENGTH - 6);
  for (const value of [right[rule.name], rule.type === 'email' ? `${longest}@b.com` : longest]) {
    expect(matches(rule, value)).toBe(true);
    expect(enquiryErrors({ ...right, [rule.name]: value })).toEqual({});
  }
  expect(Object.keys(enquiryErrors({ ...right, [rule.name]: `${longest}1234567` }))).toEqual([
    rule.name,
  ]);
});

test('a number is cleaned of the marks and spaces that systems paste with it', () => {
  expect(cleaned(' \u202a+44 20 7946 0001\u202c\u2069\u00a0')).toBe('+44 20 7946 0001');
});
