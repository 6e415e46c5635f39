import { css, cva, type RecipeVariantProps } from '../../styled-system/css';
import { nought } from '../content/nought';
import type { CountedUnit } from '../content/schemas';
import { AnyLink } from './any-link';
import { textLink } from './link.styles';

/** Draws the number from properties of the root element; without a number nothing is drawn. */
const drawnNumber = cva({
  base: { _before: { content: 'attr(data-before) " " var(--said) "."', color: 'reading' } },
  variants: {
    place: {
      /** On a row of its own. */
      ownRow: {
        display: 'block',
        '[data-number] &': { marginBottom: '7' },
        _before: { display: 'block', textStyle: 'title' },
      },
    },
  },
});

/** Shows the link and the button once there is a number. */
const changeControls = css({
  alignItems: 'center',
  gap: '0.3em',
  textStyle: 'small',
  '[data-number] &': { display: 'flex' },
});

/** A link to the number's field, and a button that makes the page's script forget the number. */
export function ChangeNumber() {
  const { or, button } = nought.forget;
  const link = textLink({ standing: true });
  return (
    <span className={changeControls} hidden>
      <AnyLink href="/" className={link}>
        {nought.change}
      </AnyLink>
      {or}
      <button type="button" className={link} data-forget="">
        {button}
      </button>
    </span>
  );
}

/**
 * The visitor's number, where one was given on the home page: `script/visitor-number.ts` writes it
 * into properties of the root element, which the styles above read before the first paint. With the
 * place `ownRow` it has controls below it to change or forget the number.
 *
 * @param before the words before the number
 */
export function VisitorNumber({
  before,
  place,
}: RecipeVariantProps<typeof drawnNumber> & {
  readonly before: string;
}) {
  return (
    <span className={drawnNumber({ place })} data-before={before}>
      {place && <ChangeNumber />}
    </span>
  );
}

/**
 * What the visitor's number would be at the growth of a client's result, such as 4× or +164%. The
 * page's script shows it where both have the same unit. A result without growth renders nothing.
 */
export function NumberAtRate({
  figure,
  counts,
}: {
  readonly figure: string;
  readonly counts: CountedUnit | undefined;
}) {
  const rate = growthFactor(figure);
  if (rate === undefined || !counts) return null;
  const { before, after } = nought.atSameRate;
  return (
    <p className={css({ color: 'reading' })} data-same-unit={counts} data-rate={rate} hidden>
      {before} <span data-part="said" /> {after} <span data-part="comes-to" />.
    </p>
  );
}

/** The factor that a figure states: 4 for “4×”, 2.64 for “+164%”; undefined for others. */
function growthFactor(figure: string): number | undefined {
  const [, times] = /^([\d.]+)×$/.exec(figure) ?? [];
  if (times) return Number(times);
  const [, percent] = /^\+([\d.]+)%$/.exec(figure) ?? [];
  return percent ? (100 + Number(percent)) / 100 : undefined;
}

/** Draws the number over the words; a screen reader hears the words, as on the home page. */
const insteadOfWords = css({
  position: 'relative',
  display: 'inline-block',
  // At 200 % a word may be wider than a phone.
  overflowWrap: 'anywhere',
  '[data-number] &': {
    '& > span': { opacity: 0 },
    _before: { content: 'var(--written) "." / ""', position: 'absolute', color: 'reading' },
  },
});

/** A text in which the visitor's own number, where one was given, takes the place of some words. */
export function NumberInText({ text, words }: { readonly text: string; readonly words: string }) {
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      {after !== undefined && (
        <span className={insteadOfWords}>
          <span>{words}</span>
        </span>
      )}
      {after}
    </>
  );
}
