/**
 * The component tags that an article may use. Each becomes an element of the article's tree, which
 * `article-body.tsx` draws; where the site's styles are absent, plain HTML and Markdown stand in its place.
 */
export const articleTags = {
  /** A sentence of the text, drawn large. */
  Pull: { element: 'pull-line', html: 'blockquote', markdown: 'quotation' },
  /** An example with its figures worked out, to take away. */
  Worked: { element: 'worked-example', html: 'section', markdown: 'under its title' },
  /** The end of an article. */
  Closing: { element: 'article-closing', html: 'div', markdown: 'as it is' },
  /** A calculator, by its id in the front matter. */
  Sum: { element: 'article-sum', html: 'section', markdown: 'under its title' },
  /** A chart or a mock-up, by its id in the front matter. */
  Figure: { element: 'article-figure', html: 'section', markdown: 'under its title' },
  /** A table with its title; a caption in HTML. */
  Table: { element: 'captioned-table', html: 'table', markdown: 'with its title' },
  /** Words that begin with a number, which the margin repeats: the repetition is only drawn. */
  Key: { element: 'key-figure', html: undefined, markdown: 'as it is' },
} as const;

/** The elements that stand for an article's own tags in its tree. */
export type ArticleElement = (typeof articleTags)[keyof typeof articleTags]['element'];
