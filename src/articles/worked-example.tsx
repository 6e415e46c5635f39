import type { ReactNode } from 'react';
import { articlePage } from '../content/article-page';
import { textLink } from '../parts/link.styles';
import { withBasePath, workedPath } from '../site/urls';
import { article } from './article.styles';
import type { WorkedExample as Example } from './worked-examples';

/**
 * A worked example, with links that download it as a text and its tables as CSV, and a button that
 * copies it. It is a section, since reader modes drop asides and other boxes that end in a link.
 *
 * @param path the article that holds the example
 */
export function WorkedExample({
  example: { id, title, csv },
  path,
  children,
}: {
  readonly example: Example;
  readonly path: string;
  readonly children?: ReactNode;
}) {
  const classes = article();
  const { text, table, copy, copied, failed } = articlePage.worked;
  const link = textLink({ standing: true });
  return (
    <section className={classes.worked} id={id} aria-label={title}>
      <p className={classes.workedTitle}>{title}</p>
      {children}
      <div className={classes.tools}>
        <a href={withBasePath(workedPath(path, id, 'md'))} className={link} download>
          {text}
        </a>
        {csv && (
          <a href={withBasePath(workedPath(path, id, 'csv'))} className={link} download>
            {table}
          </a>
        )}
        <button type="button" className={link} data-copy={withBasePath(workedPath(path, id, 'md'))}>
          {copy}
        </button>
        <span role="status" className={classes.status} data-copied={copied} data-failed={failed} />
      </div>
    </section>
  );
}
