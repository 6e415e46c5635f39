import type { EnquiryField } from '../site/field-rules.ts';

const labels: Readonly<Record<EnquiryField, string>> = {
  firstName: 'First name',
  surname: 'Surname',
  companyName: 'Company name',
  email: 'Email',
  contactNumber: 'Contact number',
  nought: 'Your number a month',
};

/** The enquiry form’s visible words. The home and the contact page show the same form. */
export const enquiryForm = {
  labels,
  /** Shown beside the labels of optional fields. */
  optional: 'optional',
  /** The format that a field expects, where a browser's own message does not say it. */
  hints: {
    firstName: 'At least one letter',
    surname: 'At least one letter',
    email: 'name@example.com',
  } as Readonly<Partial<Record<EnquiryField, string>>>,
  submit: 'Enquire Now',
  /** The sentence at the button on what becomes of the data. */
  privacy: {
    text: 'Used only to answer you.',
    link: 'What we keep',
    href: '/privacy',
  },
};
