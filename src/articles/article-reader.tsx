import type { ReactNode } from 'react';
import { articlePage } from '../content/article-page';
import { article as recipe } from './article.styles';
import { ArticleBody } from './article-body';
import type { Article } from './article-schema';
import { contents } from './contents.styles';
import type { ParsedArticle } from './parse-article-text';
import { standfirstLines } from './standfirst';

/** The contents beside the meridian and the text in its column: two cells of the article's grid. */
export function ArticleReader({
  text,
  article,
  children,
}: {
  readonly text: ParsedArticle;
  readonly article: Article;
  /** Stands under the text. */
  readonly children?: ReactNode;
}) {
  const classes = recipe();
  const list = contents();
  const { contents: label, toContents } = articlePage;
  const parts = (
    <ol>
      {text.headings.map(({ id, text }) => (
        <li key={id} className={list.item}>
          <a href={`#${id}`} className={list.link}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <div className={classes.aside}>
        {/* The article's script marks the heading that is being read. */}
        <nav aria-label={label} className={list.root}>
          <p className={list.title} aria-hidden="true">
            {label}
          </p>
          {parts}
        </nav>
      </div>
      <div className={classes.main}>
        <button type="button" popoverTarget="parts" className={list.opener}>
          {toContents}
        </button>
        {/* The same list over the page; the article's script closes it at a press inside. */}
        <nav
          id="parts"
          popover=""
          aria-label={toContents}
          className={list.popover}
          data-contents=""
        >
          {parts}
        </nav>
        {/* Whom the article is for, what to do this week, what that is worth. */}
        <dl className={classes.standfirst}>
          {standfirstLines(article).map(([term, line]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
        <ArticleBody text={text} article={article} />
        {children}
      </div>
    </>
  );
}
