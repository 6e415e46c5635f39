import type { Element, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import { sva } from '../../styled-system/css';
import { Sum } from '../calculator/calculator';
import type { SumData } from '../calculator/compute';
import { Figure } from '../charts/figure';
import { articleFigures } from '../content/article-figures';
import { articlePage } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import { slotClasses } from '../parts/slot-classes';
import { textLink } from '../parts/text-link.styles';
import { article } from './article.styles';
import type { ArticleText } from './article-text';
import { Mockup } from './mockup';
import { SOURCE_NOTE, sourceId } from './source-notes';
import { WorkedExample } from './worked-example';

/** A calculator: fields over rules as in a form, the answer as ruled rows. */
const sum = sva({
  slots: [
    'root',
    'title',
    'fields',
    'field',
    'label',
    'input',
    'still',
    'refusal',
    'answer',
    'lines',
    'line',
    'result',
    'tools',
    'status',
    'shared',
  ],
  base: {
    root: {
      borderTop: 'line',
      background: 'raised',
      padding: { base: '20px 18px', sm: '28px 30px' },
      marginBlock: '2em',
      breakInside: 'avoid-page',
      scrollMarginTop: '20px',
      // The width of the column up to the line: what goes in stands beside what comes out.
      width: { xl: '100cqi' },
      display: { xl: 'grid' },
      gridTemplateColumns: '1fr 1fr',
      gridTemplateAreas:
        '"title title" "shared shared" "fields lines" "fields answer" "tools tools"',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: '56px',
      _print: { display: 'block', width: 'auto' },
    },
    title: {
      gridArea: 'title',
      textStyle: 'title',
      fontSize: '1.875rem',
      marginBottom: '0.6em',
    },
    fields: {
      gridArea: 'fields',
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      gap: '18px 30px',
      alignItems: 'end',
      alignContent: 'start',
    },
    field: {
      display: 'block',
      minWidth: 0,
      // Around label and field: around the field alone it would cross the label.
      '&:has(:focus-visible)': { outline: '2px solid {colors.line}', outlineOffset: '8px' },
    },
    label: { display: 'block', textStyle: 'small', color: 'quiet' },
    input: {
      width: '100%',
      minHeight: 'target',
      fontSize: 'field',
      lineHeight: '1.4',
      fontVariantNumeric: 'tabular-nums',
      borderBottom: '1px solid {colors.quiet}',
      _focusVisible: {
        borderBottomColor: 'line',
        boxShadow: '0 1px 0 {colors.line}',
        outlineWidth: '0',
      },
      '&[type=checkbox]': {
        width: '22px',
        accentColor: '{colors.line}',
        borderBottom: 'none',
      },
      '&[aria-invalid=true]': {
        borderBottom: '2px dashed {colors.text}',
      },
      _noScript: { display: 'none' },
      _print: { borderBottom: 'none' },
    },
    /** The worked figure where nothing computes. */
    still: {
      display: 'none',
      fontSize: 'field',
      _noScript: { display: 'block' },
    },
    refusal: { display: 'block', textStyle: 'small', paddingTop: '2', textWrap: 'pretty' },
    /** The last line of the answer. Where the fields take a whole phone, it stays above them. */
    answer: {
      gridArea: 'answer',
      position: { base: 'sticky', xl: 'static' },
      // Below the way back to the contents.
      top: { base: '{sizes.target}', lg: 0 },
      zIndex: 1,
      background: 'raised',
      marginBottom: { base: '14px', xl: 0 },
      '& > strong': { textStyle: 'title', fontSize: '2.125rem', color: 'reading' },
      _print: { position: 'static' },
    },
    lines: { gridArea: 'lines', marginTop: { base: '26px', xl: '-10px' } },
    line: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '5',
      paddingBlock: '10px',
      borderTop: 'hair',
      overflowWrap: 'anywhere',
    },
    result: {
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      fontWeight: 'strong',
    },
    tools: {
      gridArea: 'tools',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '28px',
      marginTop: '10px',
      textStyle: 'small',
      _noScript: { display: 'none' },
      _print: { display: 'none' },
    },
    status: { color: 'quiet', overflowWrap: 'anywhere' },
    shared: {
      gridArea: 'shared',
      display: 'none',
      textStyle: 'small',
      color: 'quiet',
      marginBottom: '1em',
      'section:target > &': { display: 'block', _noScript: { display: 'none' } },
    },
  },
});

const classes = article();

const heading = (Tag: 'h2' | 'h3') =>
  function Heading({ id, children }: { readonly id?: string; readonly children?: ReactNode }) {
    return (
      <Tag id={id}>
        <a href={`#${id}`}>{children}</a>
      </Tag>
    );
  };

/**
 * The closing is a section, as worked examples are: reader modes drop asides, and boxes that end in
 * a link.
 */
const components = {
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <AnyLink href={href} className={textLink()}>
      {children}
    </AnyLink>
  ),
  h2: heading('h2'),
  h3: heading('h3'),
  // An empty corner cell is not a header; in Markdown all other cells of the first row are.
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
  'pull-line': ({ children }: { readonly children?: ReactNode }) => (
    <div className={classes.pull}>{children}</div>
  ),
  'article-closing': ({ children }: { readonly children?: ReactNode }) => (
    <section className={classes.closing}>{children}</section>
  ),
};

/**
 * A table that is wider than the column scrolls by itself, and is labelled by the heading before
 * it.
 */
function tableOf(tree: Root) {
  const headings = new Map<Element, string>();
  let above: string | undefined;
  visit(tree, 'element', (element) => {
    if (/^h[23]$/.test(element.tagName)) above = String(element.properties.id);
    else if (element.tagName === 'table' && above) headings.set(element, above);
  });
  return function Table({
    node,
    children,
  }: {
    readonly node?: Element;
    readonly children?: ReactNode;
  }) {
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

/** A worked example by its id, with its files. */
function workedOf(text: ArticleText, path: string) {
  const examples = new Map(text.worked.map((example) => [example.id, example]));
  return function Worked({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
    const example = examples.get(id);
    return (
      example && (
        <WorkedExample example={example} path={path}>
          {children}
        </WorkedExample>
      )
    );
  };
}

/** A calculator by its id. */
function sumOf(sums: readonly SumData[]) {
  return function ArticleSum({ of }: { readonly of: string }) {
    const data = sums.find(({ id }) => id === of);
    return (
      data && (
        <Sum
          sum={data}
          labels={articlePage.sum}
          classes={{ ...slotClasses(sum()), button: textLink({ standing: true }) }}
        />
      )
    );
  };
}

/** A chart or a mock-up by its id. */
function ArticleFigure({ of }: { readonly of: string }) {
  const data = articleFigures[of];
  if (!data) return;
  return data.kind === 'mockup' ? (
    <Mockup data={data} />
  ) : (
    <div className={classes.figure} data-rise="">
      <Figure data={data} />
    </div>
  );
}

/** An article's text with the article's styles. */
export function ArticleBody({
  text,
  path,
  sums,
}: {
  readonly text: ArticleText;
  readonly path: string;
  readonly sums: readonly SumData[];
}) {
  const { tree } = text;
  return (
    <div className={classes.body}>
      {toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        passNode: true,
        components: {
          ...components,
          table: tableOf(tree),
          'worked-example': workedOf(text, path),
          'article-sum': sumOf(sums),
          'article-figure': ArticleFigure,
        } as never,
      })}
    </div>
  );
}
