import { articlePage } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';
import { article } from './article.styles';
import type { Article } from './article-schema';
import { noteId, sourceId } from './source-notes';

/** The pages that an article was checked against, each with a way back to the sentence. */
export function CheckedAgainst({ sources }: { readonly sources: Article['checked'] }) {
  const { heading, note, back } = articlePage.checked;
  return (
    <section className={article().checked} aria-labelledby="checked-against">
      <h2 id="checked-against">{heading}</h2>
      <ol>
        {sources.map(({ id, name, url }, at) => (
          <li key={id} id={sourceId(at + 1)}>
            <a href={`#${noteId(at + 1)}`} aria-label={`${back} ${at + 1}`}>
              {at + 1} ↑
            </a>
            <AnyLink href={url} className={textLink({ standing: true })}>
              {name}
            </AnyLink>
          </li>
        ))}
      </ol>
      <p>{note}</p>
    </section>
  );
}
