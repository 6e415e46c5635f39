import type { ReactNode } from 'react';
import type { Quote } from '../content/schemas';
import { quote } from '../parts/quote.styles';

/** One client's quote in a band of its own. */
export function PullQuote({
  data,
  children,
}: {
  readonly data: Quote;
  readonly children?: ReactNode;
}) {
  const classes = quote({ size: 'large' });
  return (
    <figure className={classes.root} data-rise="">
      <blockquote className={classes.words}>
        <p>{`“${data.quote}”`}</p>
      </blockquote>
      <figcaption className={classes.aside}>
        {data.name}
        <span className={classes.role}>{data.role}</span>
        {children}
      </figcaption>
    </figure>
  );
}
