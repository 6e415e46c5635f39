/*
 * The words after an enquiry. The island imports them, so that they come with its code and no page
 * carries them: this file imports nothing.
 */

/** What became of an enquiry; `{email}` and `{phone}` become links to our address and number. */
export const sentences = {
  sending: 'Sending …',
  waiting: 'No answer yet.',
  trying: 'No answer yet: we try again.',
  stored: 'Received at {time}.',
  refused: 'Not sent: please look at this field again.',
  turnedAway: 'Turned away on its way: write to {email}.',
  lost: 'Not received: write to {email}, or send it again.',
  /** Where the outcome is unknown: under the form after `sent`, in the overlay by itself. */
  unknown: 'If you hear nothing within a day, ring {phone}.',
  sent: 'On its way.',
  /** The button under an answer that stands in the place of the form's button. */
  back: 'Back to the form',
} as const;

/** The words before the visitor's number, at the checkbox that sends it. */
export const sendNumber = 'Send your number:';
