/** The label of the visitor’s own number: over the hero’s field, and where it goes with an enquiry. */
export const yourNumber = 'Your number today';
