import { site } from './site';

/** The words around an article. */
export const articlePage = {
  byline: `By ${site.name}`,
  /** Stands before the month. */
  published: 'Published',
  /** Stands after the number of minutes. */
  readingTime: 'minute read',
  contents: 'In this article',
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
} as const;
