import { site } from '../site/site';

/** The words around an article. */
export const articlePage = {
  byline: `By ${site.name}`,
  /** Stands before the month. */
  published: 'Published',
  /** Stands after the number of minutes. */
  readingTime: 'minute read',
  contents: 'In this article',
  /** On a phone, above the text: leads back to the contents. */
  toContents: 'Parts of this article',
  related: { heading: 'Read next' },
  previous: 'Previous article',
  next: 'Next article',
  share: {
    group: 'Share this article',
    copy: 'Copy link',
    share: 'Share',
    copied: 'The link is copied.',
    failed: 'The link could not be copied. It is',
  },
  /** The tools under a worked example. */
  worked: {
    copy: 'Copy as text',
    copied: 'The text is copied.',
    failed: 'The text could not be copied. The file below holds it.',
    text: 'Download as text',
    table: 'Download the table',
  },
  /** The words of a calculator. */
  sum: {
    share: 'Copy a link to these figures',
    copied: 'The link is copied.',
    /** Stands before the address. */
    failed: 'The link could not be copied. It is',
    reset: 'Back to our figures',
    /** At a shared address until React has filled in its values. */
    shared: 'This link brings figures of its own. Touch a field to see them.',
    on: 'yes',
    off: 'no',
    refusals: {
      empty: 'Enter a number.',
      below: 'Enter {min} or more.',
      above: 'Enter {max} or less.',
      aboveOther: 'Enter {max} or less: it cannot be more than “{label}”.',
    },
  },
  /** The box of sources at the end. */
  checked: {
    heading: 'Checked against',
    /** The name of a note in the text. */
    source: 'Source',
    back: 'Back to the sentence',
    note: 'As these stood in October 2025. Rules and prices change: look at the current page before you act.',
  },
} as const;
