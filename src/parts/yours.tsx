import { css, cva, type RecipeVariantProps } from '../../styled-system/css';

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
        '&:has(~ * [inert])': { visibility: 'hidden' },
      },
      /** With what it comes to: a counter rounds. */
      grown: {
        _after: {
          display: 'block',
          counterReset: 'grown calc(var(--own) * var(--rate))',
          content:
            'attr(data-at) " " var(--yours) var(--unit) attr(data-to) " " counter(grown) "."',
        },
      },
    },
  },
});

/**
 * The visitor's own number, where one was given on the home page: it is kept for the session as
 * styles of the page, which the page's script sets.
 *
 * @param at what stands before it
 * @param to what stands between it and what it comes to
 * @param figure by how much that is more, as a client's result: 4×, +164%
 */
export function Yours({
  at,
  to,
  figure,
  place,
}: RecipeVariantProps<typeof yours> & {
  readonly at: string;
  readonly to?: string;
  readonly figure?: string;
}) {
  return (
    <span
      className={yours({ place })}
      data-at={at}
      data-to={to && ` ${to}`}
      style={figure ? { '--rate': `${rateOf(figure)}` } : undefined}
    />
  );
}

/** What one becomes: 4 of 4×, 2.64 of +164%. */
const rateOf = (figure: string) =>
  figure.endsWith('%') ? 1 + Number.parseFloat(figure) / 100 : Number.parseFloat(figure);

/** The number is drawn over the words; as on the home page, a screen reader hears these. */
const instead = css({
  position: 'relative',
  display: 'inline-block',
  // At 200 % a word may be wider than a phone.
  overflowWrap: 'anywhere',
  '[style*=yours] &': {
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
