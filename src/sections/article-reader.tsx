import type { ReactNode } from 'react';
import { article } from '../components/article.styles';
import { ArticleBody } from '../components/article-body';
import { slotClasses } from '../components/slot-classes';
import type { ArticleText } from '../content/article-text';
import { Contents } from '../islands/contents';
import { contents } from './contents.styles';

/** The text in its column, its contents beside the line. */
export function ArticleReader({
  text,
  label,
  children,
}: {
  readonly text: ArticleText;
  /** Names the table of contents. */
  readonly label: string;
  /** Stands under the text. */
  readonly children?: ReactNode;
}) {
  const classes = article();
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <ArticleBody tree={text.tree} />
        {children}
      </div>
      <div className={classes.aside}>
        <Contents label={label} headings={text.headings} classes={slotClasses(contents())} />
      </div>
    </div>
  );
}
