import { css, sva } from '../../styled-system/css';
import type { contact } from '../content/contact-page';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { coverLink, textLink } from '../parts/link.styles';
import { SectionHead } from '../parts/section-head';
import { columns } from '../parts/sections/columns.styles';

const tile = sva({
  slots: ['link', 'name', 'line'],
  base: {
    link: {
      display: 'grid',
      gap: '2',
      minHeight: 'target',
    },
    name: { textStyle: 'title', fontSize: 'clamp(1.75rem, 2.3vw, 2.25rem)' },
    line: { color: 'quiet', textStyle: 'small' },
  },
});

/** Tiles stand two abreast on a phone, and one below another with large letters. */
const pairs = css({
  smDown: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(8.5rem, 40%), 100%), 1fr))',
    '& > li': { paddingRight: '4' },
    '&& > li a::after': { right: '4' },
  },
});

const linkBelow = css({ marginTop: '6' });

/** The trades as tiles. Each opens the list of articles at its own trade, or at the nearest. */
export function Industries({
  words: { items, href, tradePage, ...head },
}: {
  readonly words: (typeof contact)['industries'];
}) {
  const grid = columns({ count: 4 });
  const classes = tile();
  return (
    <Band by="part">
      <SectionHead head={head} rises />
      <ul className={`${grid.root} ${pairs}`}>
        {items.map(({ id, name, line, articles }) => (
          <li key={id} className={grid.item} data-rise="">
            <AnyLink href={`${href}#${articles}`} className={`${coverLink()} ${classes.link}`}>
              <span className={classes.name}>{name}</span>
              <span className={classes.line}>{line}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
      <p className={linkBelow}>
        <AnyLink href={tradePage.href} className={textLink({ standing: true })}>
          {tradePage.label}
        </AnyLink>
      </p>
    </Band>
  );
}
