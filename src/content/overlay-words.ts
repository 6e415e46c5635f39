/*
 * The overlay imports its words, so that they come with its code and no page carries them: this
 * file imports nothing.
 */

/** The overlay's words. The desk's page after an enquiry shows them, too. */
export const overlay = {
  title: 'Thank You!',
  text: 'Your message has been sent successfully. We’ll get back to you soon.',
  from: 'From',
  nought: 'nought',
  dismiss: 'Enquire Now',
  /** Beside the button: what it does. */
  effect: 'closes this message.',
} as const;
