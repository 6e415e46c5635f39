import { css } from '../../styled-system/css';
import { articlePage } from '../content/article-page';
import { AnyLink } from '../parts/any-link';
import { textLink } from '../parts/link.styles';
import type { Article } from './article-schema';
import { noteId, sourceId } from './source-notes';

const section = css({
  borderTop: 'hair',
  marginTop: '2.4em',
  paddingTop: '1.2em',
  textStyle: 'small',
  overflowWrap: 'anywhere',
  '& h2': { fontWeight: 'strong' },
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 'target',
    cursor: 'pointer',
    _after: {
      content: '"+" / ""',
      color: 'reading',
      fontSize: '1.5em',
      _print: { display: 'none' },
    },
  },
  '& [open] > summary::after': { content: '"−" / ""' },
  '&& ol': { marginBlock: '0.6em', _print: { columns: 2, columnGap: '8mm' } },
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    paddingBlock: '6px',
    borderTop: 'hair',
  },
  // The number is as wide with two digits as with one, and large enough for a finger.
  '& li > :first-child': {
    flex: 'none',
    minWidth: '2.25rem',
    minHeight: '24px',
    color: 'quiet',
    fontVariantNumeric: 'tabular-nums',
  },
  '& p': { color: 'quiet' },
});

/**
 * The pages that an article was checked against, each with a way back to the sentence. On a phone
 * the article's script folds them.
 */
export function CheckedAgainst({ sources }: { readonly sources: Article['checked'] }) {
  const { heading, note, back } = articlePage.checked;
  return (
    <section className={section} aria-labelledby="checked-against">
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
