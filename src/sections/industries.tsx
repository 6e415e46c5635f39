import { columns, coverLink, tile } from '../../styled-system/recipes';
import { AnyLink } from '../components/any-link';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { Industry, SectionHead as SectionHeadData } from '../content/types';

/** The trades as tiles; each leads to the articles. */
export function Industries({
  head,
  industries,
  href,
}: {
  readonly head: SectionHeadData;
  readonly industries: readonly Industry[];
  readonly href: string;
}) {
  const grid = columns({ count: '4' });
  const classes = tile();
  return (
    <Band>
      <SectionHead head={head} />
      <ul className={grid.root}>
        {industries.map(({ id, name, line }) => (
          <li key={id} className={grid.item}>
            <AnyLink href={href} className={`${coverLink()} ${classes.link}`}>
              <span className={classes.name}>{name}</span>
              <span className={classes.line}>{line}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </Band>
  );
}
