import type { Card, SectionHead as SectionHeadData } from '../../content/schemas';
import { AnyLink } from '../any-link';
import { Band } from '../band';
import { coverLink, textLink } from '../link.styles';
import { SectionHead } from '../section-head';
import { ruledList } from './ruled-list.styles';

/**
 * Ruled rows: title left of the meridian, a figure up to it, text right; with an address the whole
 * row is a link.
 */
export function RuledRows({
  head,
  rows,
  size = 'large',
}: {
  readonly head: SectionHeadData;
  readonly rows: readonly (Card & {
    readonly href?: string;
    /** A figure, and what was counted. */
    readonly reading?: Readonly<Record<'value' | 'of', string>>;
  })[];
  readonly size?: 'normal' | 'large' | 'index';
}) {
  const classes = ruledList({ size });
  return (
    <Band>
      <SectionHead head={head} />
      <ul className={classes.root}>
        {rows.map(({ title, text, href, reading }) => (
          <li key={title} className={classes.item}>
            <h3 className={classes.name}>
              {href ? (
                <AnyLink href={href} className={`${textLink()} ${coverLink()}`}>
                  {title}
                </AnyLink>
              ) : (
                title
              )}
            </h3>
            {reading && (
              <p className={classes.reading}>
                <span className={classes.value}>{reading.value}</span>
                {reading.of}
              </p>
            )}
            <p className={classes.detail}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
