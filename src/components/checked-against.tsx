import { articlePage } from '../content/article-page';
import type { Article } from '../content/article-schema';
import { noteId, sourceId } from '../content/source-notes';
import { AnyLink } from './any-link';
import { article } from './article.styles';
import { textLink } from './text-link.styles';

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
