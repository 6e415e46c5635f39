import { article as recipe } from './article.styles';
import type { Article } from './article-schema';
import { standfirstLines } from './standfirst-lines';

/** The lines between byline and text: whom it is for, what to do this week, what that is worth. */
export function Standfirst({ article }: { readonly article: Article }) {
  return (
    <dl className={recipe().standfirst}>
      {standfirstLines(article).map(([term, line]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
  );
}
