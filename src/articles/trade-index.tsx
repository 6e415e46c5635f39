import { sva } from '../../styled-system/css';
import { blog } from '../content/blog';
import { AnyLink } from '../parts/any-link';
import { hero } from '../parts/hero.styles';

/** Ruled links, in as many columns as the letters allow. */
const index = sva({
  slots: ['root', 'label', 'list', 'link', 'count'],
  base: {
    root: {
      // On a phone the filter itself is near, and the pictures come first.
      display: { base: 'none', lg: 'block' },
    },
    label: { color: 'quiet', textStyle: 'small', paddingBottom: '2' },
    list: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(7em, 100%), 1fr))',
      columnGap: '5',
      textStyle: 'small',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      borderTop: 'hair',
    },
    count: { color: 'reading' },
  },
});

type Trade = Readonly<Record<'id' | 'name', string> & { count: number }>;

/** Leads to the articles of a category; the blog's script chooses it in the filter. */
export function TradeIndex({ trades }: { readonly trades: readonly Trade[] }) {
  const classes = index();
  return (
    <nav className={`${hero().aside} ${classes.root}`} aria-labelledby="trades" data-trades="">
      <p id="trades" className={classes.label}>
        {blog.trades}
      </p>
      <ul className={classes.list}>
        {trades.map(({ id, name, count }) => (
          <li key={id}>
            <AnyLink href={`#${id}`} className={classes.link}>
              {name}
              <span className={classes.count}>{count}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
