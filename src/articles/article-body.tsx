import type { Element, Root } from 'hast';
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { Calculator } from '../calculator/calculator';
import { sumClasses } from '../calculator/calculator.styles';
import type { SumData } from '../calculator/compute';
import { Figure } from '../charts/figure';
import { articlePage } from '../content/article-page';
import type { PictureId } from '../content/pictures';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { article as recipe } from './article.styles';
import type { Article } from './article-schema';
import type { ArticleElement } from './article-tags';
import { CheckedAgainst } from './checked-against';
import { Mockup } from './mockup';
import type { ParsedArticle } from './parse-article-text';
import { SOURCE_NOTE, sourceId } from './source-notes';
import { WorkedExample } from './worked-example';

/** The component for each element of an article's own tags, and for some of HTML's. */
type Elements = Record<Exclude<ArticleElement, 'captioned-table'>, unknown> &
  Record<string, unknown>;

const classes = recipe();
/** A pull line of at least this many letters would take more than four lines at the larger size. */
const LONG_PULL = 56;
const shortPull = `${classes.pull} ${classes.short}`;

/** Makes the component of a heading, which is a link to itself. */
const headingComponent = (Tag: 'h2' | 'h3') =>
  function Heading({ id, children }: { readonly id?: string; readonly children?: ReactNode }) {
    return (
      <Tag id={id}>
        <a href={`#${id}`}>{children}</a>
      </Tag>
    );
  };

/**
 * The components that need no data of the article. The closing is a section, since reader modes
 * drop asides and boxes of links.
 */
const components = {
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <AnyLink href={href} className={textLink()}>
      {children}
    </AnyLink>
  ),
  h2: headingComponent('h2'),
  h3: headingComponent('h3'),
  // An empty corner cell is not a header; in Markdown all other cells of the first row are.
  // A cell with `align` has it as a style here.
  th: ({ scope = 'col', style, children }: ComponentProps<'th'>) =>
    children ? (
      <th scope={scope} className={style && classes.amount}>
        {children}
      </th>
    ) : (
      <td />
    ),
  td: ({ style, children }: ComponentProps<'td'>) => (
    <td className={style && classes.amount}>{children}</td>
  ),
  [SOURCE_NOTE]: ({ id, children }: ComponentProps<'a'>) => (
    <sup>
      <a
        id={id}
        href={`#${sourceId(Number(children))}`}
        aria-label={`${articlePage.checked.source} ${children}`}
      >
        {children}
      </a>
    </sup>
  ),
  // CSS draws the number from attributes, so that nobody hears, copies or finds it twice.
  'key-figure': ({ number, says }: { readonly number: string; readonly says: string }) => (
    <span className={classes.key} aria-hidden="true" data-key={number} data-says={says} />
  ),
  'pull-line': ({ node, children }: ComponentProps<'div'> & { node?: Element }) => (
    <div className={textOf(node).length < LONG_PULL ? shortPull : classes.pull}>{children}</div>
  ),
  'article-photo': ({ of, caption }: { readonly of: PictureId; readonly caption: string }) => (
    <figure className={classes.photo} data-rise="">
      <Picture id={of} sizes={pictureSizes.bleedLeft} ratio="low" far />
      <figcaption>{caption}</figcaption>
    </figure>
  ),
  'article-closing': ({ children }: { readonly children?: ReactNode }) => (
    <section className={classes.closing}>{children}</section>
  ),
};

/**
 * Makes the component of tables, which scroll where they are too wide; the heading above a table
 * names it.
 */
function tableComponent(tree: Root) {
  const headings = new Map<Element, string>();
  let headingAbove: string | undefined;
  visit(tree, 'element', (element) => {
    if (/^h[23]$/.test(element.tagName)) headingAbove = String(element.properties.id);
    else if (element.tagName === 'table' && headingAbove) headings.set(element, headingAbove);
  });
  return function Table({ node, children }: ComponentProps<'table'> & { node?: Element }) {
    return (
      <div
        className={classes.table}
        role="group"
        aria-labelledby={node && headings.get(node)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the column is scrolled by keyboard too
        tabIndex={0}
      >
        <table>{children}</table>
      </div>
    );
  };
}

/** Makes the component that shows a worked example by its id. */
function workedComponent({ worked }: ParsedArticle, path: string) {
  return function Worked({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
    const example = worked.find((candidate) => candidate.id === id);
    if (!example) return;
    return (
      <WorkedExample example={example} path={path}>
        {children}
      </WorkedExample>
    );
  };
}

/** Makes the component that shows a calculator by its id. */
function sumComponent(sums: readonly SumData[]) {
  return function ArticleSum({ of }: { readonly of: string }) {
    const data = sums.find(({ id }) => id === of);
    return data && <Calculator sum={data} classes={sumClasses} />;
  };
}

/** Makes the component that shows a chart or a mock-up by its id. */
function figureComponent(figures: Article['figures']) {
  return function ArticleFigure({ of }: { readonly of: string }) {
    const data = figures[of];
    if (!data) return;
    return data.kind === 'mockup' ? (
      <Mockup data={data} />
    ) : (
      <div className={classes.figure} data-rise="">
        <Figure data={data} />
      </div>
    );
  };
}

/**
 * An article's text with its styles. Reader modes keep nothing else of the page, so it also holds
 * the sources, and the head's picture again, which browsers neither show nor fetch here.
 */
export function ArticleBody({
  text,
  article,
}: {
  readonly text: ParsedArticle;
  readonly article: Article;
}) {
  return (
    <div className={classes.body}>
      {!article.imageOnCardOnly && (
        <figure className={classes.forReaders}>
          <Picture id={article.image} sizes={pictureSizes.bleedLeft} />
        </figure>
      )}
      {toJsxRuntime(text.tree, {
        Fragment,
        jsx,
        jsxs,
        passNode: true,
        components: {
          ...components,
          table: tableComponent(text.tree),
          'worked-example': workedComponent(text, article.path),
          'article-sum': sumComponent(article.sums),
          'article-figure': figureComponent(article.figures),
          // There is none for `captioned-table`: `labelTables` has turned each into a table.
        } satisfies Elements as Partial<Components>,
      })}
      {article.checked.length > 0 && <CheckedAgainst sources={article.checked} />}
    </div>
  );
}
