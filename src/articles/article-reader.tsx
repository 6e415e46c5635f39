import type { ReactNode } from 'react';
import { articlePage } from '../content/article-page';
import { article as recipe } from './article.styles';
import { ArticleBody } from './article-body';
import type { Article } from './article-schema';
import type { ArticleText } from './article-text';
import { CheckedAgainst } from './checked-against';
import { contents } from './contents.styles';

/** The contents beside the line, the text in its column: two cells of the article's grid. */
export function ArticleReader({
  text,
  article,
  children,
}: {
  readonly text: ArticleText;
  readonly article: Article;
  /** Stands under the text. */
  readonly children?: ReactNode;
}) {
  const classes = recipe();
  const list = contents();
  const { contents: label, toContents: back } = articlePage;
  return (
    <>
      <div className={classes.aside}>
        {/* The page's script marks the heading that is being read. */}
        <nav id="contents" aria-label={label} className={list.root} data-contents="">
          <p className={list.title} aria-hidden="true">
            {label}
          </p>
          <ol>
            {text.headings.map(({ id, text }) => (
              <li key={id} className={list.item}>
                <a href={`#${id}`} className={list.link}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={classes.main}>
        <a href="#contents" className={list.back}>
          {back}
        </a>
        <ArticleBody text={text} article={article} />
        {article.checked.length > 0 && <CheckedAgainst sources={article.checked} />}
        {children}
      </div>
    </>
  );
}
