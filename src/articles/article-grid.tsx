import { blog } from '../content/blog';
import type { SectionHead as SectionHeadData } from '../content/types';
import { section } from '../parts/section.styles';
import { SectionHead } from '../parts/section-head';
import { ArticleEntry } from './article-entry';
import { articleGrid } from './article-grid.styles';
import type { Article } from './article-list';

/** Names the radio button of all articles. */
const ALL = 'all';

/** While a category's button is checked, other articles are hidden; how many it leaves is shown. */
function onlyChosen(filters: readonly { readonly id: string }[]): string {
  const chosen = (id: string) => `#articles:has([value=${id}]:checked)`;
  const away = filters.map(({ id }) => `${chosen(id)} [data-category]:not([data-category=${id}])`);
  const counts = [ALL, ...filters.map(({ id }) => id)].map(
    (id) => `${chosen(id)} [data-count=${id}]`,
  );
  return `${away.join()}{display:none}${counts.join()}{display:inline}`;
}

/**
 * All articles, to be narrowed by category. The filter is a row of radio
 * buttons and one `:has()` rule for each category, made from the content, so it needs no
 * script; nor does the sentence that says how many articles are left.
 */
export function ArticleGrid({
  head,
  articles,
  filters,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly Article[];
  readonly filters: readonly { readonly name: string; readonly id: string }[];
}) {
  const classes = articleGrid();
  const { filter: labels } = blog;
  const idOf = new Map(filters.map(({ name, id }) => [name, id]));
  const options = [{ id: ALL, name: labels.all }, ...filters];
  const countSaid = (name: string) => {
    const left = articles.filter(({ category }) => category === name).length;
    return `${left} ${left === 1 ? labels.article : labels.articles} ${name}`;
  };
  return (
    <section className={section()} id="articles">
      <SectionHead head={head} rises />
      <div>
        {/* With `href`, React puts it into the head, where HTML requires it. */}
        <style href="chosen-articles" precedence="content">
          {onlyChosen(filters)}
        </style>
        <div className={classes.bar}>
          <fieldset className={classes.filter}>
            <legend className={classes.legend}>{labels.label}</legend>
            {options.map(({ id, name }) => (
              <label key={id} id={id === ALL ? undefined : id} className={classes.option}>
                <input type="radio" name="category" value={id} defaultChecked={id === ALL} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          <p role="status" className={classes.count}>
            <span data-count={ALL}>{`${articles.length} ${labels.allArticles}`}</span>
            {filters.map(({ id, name }) => (
              <span key={id} data-count={id}>
                {countSaid(name)}
              </span>
            ))}
          </p>
        </div>
        <ul className={classes.list}>
          {articles.map((article, index) => (
            <li
              key={article.path}
              className={`${classes.item} ${classes.listed}`}
              data-rise=""
              data-category={idOf.get(article.category)}
            >
              <ArticleEntry article={article} leads={index % 9 === 0 || index % 9 === 4} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
