import { cva, type RecipeVariantProps } from '../../styled-system/css';

/** Of a property that is not set nothing is drawn. */
const yours = cva({
  base: {
    _after: { content: 'attr(data-at) " " var(--yours) var(--unit) "."', color: 'reading' },
  },
  variants: {
    place: { line: { _after: { display: 'block', textStyle: 'title', marginBottom: '6' } } },
  },
});

/**
 * The visitor's own number, where one was given on the home page: it is kept for the session as
 * styles of the page, which the page's script sets.
 *
 * @param at what stands before it
 */
export function Yours({ at, place }: RecipeVariantProps<typeof yours> & { readonly at: string }) {
  return <span className={yours({ place })} data-at={at} />;
}
