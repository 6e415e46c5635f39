import { css, cva, type RecipeVariantProps } from '../../styled-system/css';
import { nought } from '../content/nought';

/** Of a property that is not set nothing is drawn. */
const yours = cva({
  base: {
    _after: {
      content: 'attr(data-at) " " var(--yours) var(--unit) "."',
      color: 'reading',
    },
  },
  variants: {
    place: {
      /** Over the form, until it has gone. */
      line: {
        _after: { display: 'block', textStyle: 'title', marginBottom: '6' },
        '&:has(~ * [data-blurred])': { visibility: 'hidden' },
      },
      /** With what it comes to: a counter rounds. */
      grown: {
        _after: {
          display: 'block',
          counterReset: 'grown calc(var(--own) * var(--rate))',
          content:
            'attr(data-at) " " var(--yours) var(--unit) " " attr(data-to) " " counter(grown) "."',
        },
      },
    },
  },
});

/**
 * The visitor's own number, where one was given on the home page: `visitor-number.ts` writes it into
 * properties of the root, which the styles above read.
 *
 * @param at the words before the number
 */
export function Yours({
  at,
  place,
}: RecipeVariantProps<typeof yours> & {
  readonly at: string;
}) {
  return <span className={yours({ place })} data-at={at} />;
}

/** What it would be, had it grown as a client's result: 4×, +164%. Of a figure that is no growth nothing is said. */
export function Grown({ figure }: { readonly figure: string }) {
  const [, more, times] = /^(?:\+([\d.]+)%|([\d.]+)×)$/.exec(figure) ?? [];
  const rate = Number(times ?? (100 + Number(more)) / 100);
  if (!rate) return null;
  const [at, to] = nought.alike;
  const style = { '--rate': `${rate}` };
  return <span className={yours({ place: 'grown' })} data-at={at} data-to={to} style={style} />;
}

/** The number is drawn over the words; as on the home page, a screen reader hears these. */
const instead = css({
  position: 'relative',
  display: 'inline-block',
  // At 200 % a word may be wider than a phone.
  overflowWrap: 'anywhere',
  '[data-number] &': {
    '& > span': { opacity: 0 },
    _before: { content: 'var(--yours) "." / ""', position: 'absolute', color: 'reading' },
  },
});

/** A text in which the visitor's own number, where one was given, takes the place of some words. */
export function WithYours({ text, words }: { readonly text: string; readonly words: string }) {
  const [before, after] = text.split(words);
  return (
    <>
      {before}
      {after !== undefined && (
        <span className={instead}>
          <span>{words}</span>
        </span>
      )}
      {after}
    </>
  );
}
