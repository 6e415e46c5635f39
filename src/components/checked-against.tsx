import { articlePage } from '../content/article-page';
import type { Article } from '../content/article-schema';
import { AnyLink } from './any-link';
import { article } from './article.styles';
import { textLink } from './text-link.styles';

/** The rules and guides that an article was checked against. */
export function CheckedAgainst({ sources }: { readonly sources: Article['checked'] }) {
  const { heading, note } = articlePage.checked;
  return (
    <section className={article().checked} aria-labelledby="checked-against">
      <h2 id="checked-against">{heading}</h2>
      <ul>
        {sources.map(({ name, url }) => (
          <li key={name}>
            {url ? (
              <AnyLink href={url} className={textLink({ standing: true })}>
                {name}
              </AnyLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
      <p>{note}</p>
    </section>
  );
}
