import { blog } from '../content/blog';
import type { SectionHead as SectionHeadData } from '../content/schemas';
import { section } from '../parts/section.styles';
import { SectionHead } from '../parts/section-head';
import { ArticleCard } from './article-card';
import { articleGrid } from './article-grid.styles';
import type { Article } from './article-schema';

/** The id of the radio button that shows all articles. */
const ALL = 'all';

/** Two rules: one hides the other articles while a filter is checked, one shows its count. */
function filterRules(filters: readonly { readonly id: string }[]): string {
  const whenChosen = (id: string) => `#articles:has([value=${id}]:checked)`;
  const others = filters.map(
    ({ id }) => `${whenChosen(id)} [data-category]:not([data-category~=${id}])`,
  );
  const counts = [ALL, ...filters.map(({ id }) => id)].map(
    (id) => `${whenChosen(id)} [data-count=${id}]`,
  );
  return `${others.join()}{display:none}${counts.join()}{display:inline}`;
}

/**
 * All articles, to be narrowed by category or trade; those of the carousel above stand last, as
 * rows. The filter is a row of radio buttons and CSS with a `:has()` selector for each button, made
 * from the content, so it needs no script; nor does the sentence that says how many are left.
 */
export function ArticleGrid({
  head,
  articles,
  featured,
  filters,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly Article[];
  /** The articles of the carousel above. */
  readonly featured: readonly Article[];
  readonly filters: readonly Readonly<Record<'id' | 'name', string> & { count: number }>[];
}) {
  const classes = articleGrid();
  const { filter: labels } = blog;
  const idOf = new Map(filters.map(({ name, id }) => [name, id]));
  /** The id of an article's filter: that of its trade, or else of its category. */
  const filterOf = ({ category, trade = category }: Article) => idOf.get(trade);
  const options = [{ id: ALL, name: labels.all }, ...filters];
  const countSaid = ({ name, count }: (typeof filters)[number]) =>
    `${count} ${count === 1 ? labels.article : labels.articles} ${name}`;
  return (
    <section className={section()} id="articles">
      <SectionHead head={head} rises />
      <div>
        {/* With `href`, React puts it into the head, where HTML requires it. */}
        <style href="chosen-articles" precedence="content">
          {filterRules(filters)}
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
            <span data-count={ALL}>
              {`${featured.length + articles.length} ${labels.allArticles}`}
            </span>
            {filters.map((filter) => (
              <span key={filter.id} data-count={filter.id}>
                {countSaid(filter)}
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
              data-category={filterOf(article)}
            >
              <ArticleCard article={article} leads={index % 12 === 0 || index % 12 === 4} />
            </li>
          ))}
        </ul>
        <ul className={classes.rows}>
          {featured.map((article) => (
            <li key={article.path} data-rise="" data-category={filterOf(article)}>
              <ArticleCard article={article} row />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
