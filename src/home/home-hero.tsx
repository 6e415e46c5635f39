import type { home } from '../content/home';
import type { nought as noughtWords } from '../content/nought';
import { AnyLink } from '../parts/any-link';
import { ButtonLink } from '../parts/button-link';
import { Hero } from '../parts/hero';
import { textLink } from '../parts/link.styles';
import { site } from '../site/site';
import { ToForm } from './enquire-band';
import { Nought } from './nought';

/** The first screen: what we do, the visitor's own figure beside it, the ways to begin. */
export function HomeHero({
  words,
  nought,
}: {
  readonly words: (typeof home)['hero'];
  readonly nought: typeof noughtWords;
}) {
  return (
    <Hero
      title={words.headline}
      lead={
        <>
          {words.lead}{' '}
          <AnyLink href="/blog" className={textLink()}>
            {words.read}
          </AnyLink>
        </>
      }
      note={words.coordinates}
      height="screen"
      aside={<Nought words={nought} />}
      actions={
        <>
          <ToForm label={words.enquire} />
          <ButtonLink href={site.booking} newTab kind="secondary">
            {words.book}
          </ButtonLink>
        </>
      }
    />
  );
}
