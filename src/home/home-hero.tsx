import { css } from '../../styled-system/css';
import type { home } from '../content/home';
import type { nought as noughtWords } from '../content/nought';
import { firstFieldId } from '../enquiry/enquiry-form';
import { AnyLink } from '../parts/any-link';
import { ButtonLink } from '../parts/button-link';
import { Hero } from '../parts/hero';
import { textLink } from '../parts/link.styles';
import { site } from '../site/site';
import { NumberField } from './number-field';

/** The button that leads to the form on the same page. */
export function ToFormButton({ label }: { readonly label: string }) {
  return <ButtonLink href={`#${firstFieldId}`}>{label}</ButtonLink>;
}

/** The first screen: what we do, the field for the visitor's number, two ways to begin. */
export function HomeHero({
  words,
  nought,
}: {
  readonly words: (typeof home)['hero'];
  readonly nought: typeof noughtWords;
}) {
  const [before, after] = words.headline.split(nought.word);
  return (
    <Hero
      title={
        <>
          {before}
          {after !== undefined && (
            <span
              className={css({ position: 'relative' })}
              data-begin=""
              data-sample={nought.exampleNumber}
            >
              <span>{nought.word}</span>
            </span>
          )}
          {after}
        </>
      }
      lead={
        <>
          {`${words.lead} `}
          <AnyLink href="/blog" className={textLink()}>
            {words.read}
          </AnyLink>
        </>
      }
      note={words.coordinates}
      height="screen"
      selfPlaced={<NumberField words={nought} />}
      actions={
        <>
          <ToFormButton label={words.enquire} />
          <ButtonLink href={site.booking} newTab kind="secondary">
            {words.book}
          </ButtonLink>
        </>
      }
    />
  );
}
