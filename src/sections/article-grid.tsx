import { ArticleEntry } from '../components/article-entry';
import { section } from '../components/section.styles';
import { SectionHead } from '../components/section-head';
import type { ArticleSummary } from '../content/articles';
import type { SectionHead as SectionHeadData } from '../content/types';
import { articleGrid } from './article-grid.styles';

/** One rule per category: while its button is checked, other articles are hidden. */
function onlyChosen(filters: readonly { readonly id: string }[]): string {
  const away = filters.map(
    ({ id }) => `#articles:has([value=${id}]:checked) [data-category]:not([data-category=${id}])`,
  );
  return `${away.join()}{display:none}`;
}

/**
 * All articles, to be narrowed by category. The filter is a row of radio
 * buttons and one `:has()` rule for each category, made from the content, so it needs no
 * script.
 */
export function ArticleGrid({
  head,
  articles,
  filters,
  labels,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly ArticleSummary[];
  readonly filters: readonly { readonly name: string; readonly id: string }[];
  readonly labels: { readonly label: string; readonly all: string; readonly empty: string };
}) {
  const classes = articleGrid();
  const idOf = new Map(filters.map(({ name, id }) => [name, id]));
  return (
    <section className={section()} id="articles">
      <SectionHead head={head} />
      <div>
        {/* With `href`, React puts it into the head, where HTML requires it. */}
        <style href="chosen-articles" precedence="content">
          {onlyChosen(filters)}
        </style>
        <fieldset className={classes.filter}>
          <legend className={classes.legend}>{labels.label}</legend>
          {[{ id: 'all', name: labels.all }, ...filters].map(({ id, name }) => (
            <label key={id} className={classes.option}>
              <input type="radio" name="category" value={id} defaultChecked={id === 'all'} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <ul className={classes.list}>
          {articles.map((article) => (
            <li
              key={article.path}
              className={classes.item}
              data-category={idOf.get(article.category)}
            >
              <ArticleEntry article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
