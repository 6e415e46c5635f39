import { articlePage } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';
import { article } from './article.styles';
import type { Article } from './article-schema';
import { noteId, sourceId } from './source-notes';

/**
 * The pages that an article was checked against, each with a way back to the sentence. On a phone
 * the article's script folds them.
 */
export function CheckedAgainst({ sources }: { readonly sources: Article['checked'] }) {
  const { heading, note, back } = articlePage.checked;
  return (
    <section className={article().checked} aria-labelledby="checked-against">
      <details open>
        <summary>
          <h2 id="checked-against">{heading}</h2>
        </summary>
        <ol>
          {sources.map(({ id, name, url }, index) => (
            <li key={id} id={sourceId(index + 1)}>
              <a href={`#${noteId(index + 1)}`} aria-label={`${back} ${index + 1}`}>
                {index + 1} ↑
              </a>
              <AnyLink href={url} className={textLink({ standing: true })}>
                {name}
              </AnyLink>
            </li>
          ))}
        </ol>
        <p>{note}</p>
      </details>
    </section>
  );
}
