import { css } from '../../styled-system/css';
import { blog } from '../content/blog';
import { hero } from '../parts/hero.styles';
import { JumpList } from '../parts/jump-list';

// Hidden on a phone, where the filter is near and the pictures should come first.
const root = css({ display: { base: 'none', md: 'block' } });

type Trade = Readonly<Record<'id' | 'name', string> & { count: number }>;

/** Links to the articles of each trade; the blog's script chooses the trade in the filter. */
export function TradeIndex({ trades }: { readonly trades: readonly Trade[] }) {
  return (
    <nav className={`${hero().aside} ${root}`} aria-labelledby="trades" data-trades="">
      <p id="trades" className={css({ color: 'quiet', textStyle: 'small', paddingBottom: '2' })}>
        {blog.trades}
      </p>
      <JumpList
        items={trades.map(({ id, name, count }) => ({ id, title: name, value: `${count}` }))}
        columns
      />
    </nav>
  );
}
