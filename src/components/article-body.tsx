import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { article, textLink } from '../../styled-system/recipes';
import { AnyLink } from './any-link';

const classes = article();

const heading = (Tag: 'h2' | 'h3') =>
  function Heading({ id, children }: { readonly id?: string; readonly children?: ReactNode }) {
    return (
      <Tag id={id}>
        <a href={`#${id}`}>{children}</a>
      </Tag>
    );
  };

const components = {
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <AnyLink href={href} className={textLink()}>
      {children}
    </AnyLink>
  ),
  h2: heading('h2'),
  h3: heading('h3'),
  // A corner cell without words heads nothing; in Markdown all others head a column.
  th: ({ children }: ComponentProps<'th'>) => (children ? <th scope="col">{children}</th> : <td />),
  table: ({ children }: ComponentProps<'table'>) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the column is scrolled by keyboard too
    <div className={classes.table} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  ),
  'pull-line': ({ children }: { readonly children?: ReactNode }) => (
    <div className={classes.pull}>{children}</div>
  ),
  'worked-example': ({
    title,
    children,
  }: {
    readonly title?: string;
    readonly children?: ReactNode;
  }) => (
    <aside className={classes.worked} aria-label={title}>
      <p className={classes.workedTitle}>{title}</p>
      {children}
    </aside>
  ),
  'article-closing': ({ children }: { readonly children?: ReactNode }) => (
    <div className={classes.closing}>{children}</div>
  ),
};

/** An article's text in the article's dress. */
export function ArticleBody({ tree }: { readonly tree: Root }) {
  return (
    <div className={classes.body}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: components as never })}
    </div>
  );
}
