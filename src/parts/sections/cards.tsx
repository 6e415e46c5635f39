import type { ReactNode } from 'react';
import { sva } from '../../../styled-system/css';
import type { Link, SectionHead as SectionHeadData } from '../../content/schemas';
import { AnyLink } from '../any-link';
import { Band } from '../band';
import { coverLink } from '../link.styles';
import type { SectionVariantProps } from '../section.styles';
import { SectionHead } from '../section-head';
import { columns } from './columns.styles';

/** The style of a ruled column: a title, a text, sometimes a link at its foot. */
export const card = sva({
  slots: ['title', 'text', 'link'],
  base: {
    title: { textStyle: 'title' },
    text: { color: 'quiet' },
    link: {
      marginTop: 'auto',
      paddingTop: '5',
      fontWeight: 'strong',
      minHeight: 'target',
      display: 'inline-flex',
      alignItems: 'flex-end',
    },
  },
});

/** The content of a ruled column. With a link the whole column leads there. */
interface CardContent {
  readonly title: string;
  readonly text: string;
  readonly link?: Link;
  /** Content above the title. */
  readonly above?: ReactNode;
}

interface CardsProps {
  readonly head: SectionHeadData;
  readonly cards: readonly CardContent[];
  readonly tone?: SectionVariantProps['tone'];
}

/** Two columns left of the meridian, and the heading, large, right of it. */
const pairs = sva({
  slots: ['root', 'head', 'heading', 'label', 'list', 'item'],
  base: {
    root: { layout: 'hung', rowGap: '5' },
    head: { gridArea: { md: '1 / 2' }, paddingLeft: 'beside' },
    heading: { textStyle: 'headline' },
    label: { fontWeight: 'strong', paddingTop: '5' },
    list: {
      display: 'grid',
      gridTemplateColumns: { sm: '1fr 1fr' },
      gap: '{spacing.6} {spacing.inset}',
      paddingRight: 'apart',
    },
    item: { display: 'grid', alignContent: 'start', gap: '2', borderTop: 'hair', paddingTop: '4' },
  },
});

/** A section of ruled titles with their texts, two abreast, beside its heading. */
export function CardPairs({ head: { label, heading }, cards, tone }: CardsProps) {
  const classes = { ...card(), ...pairs() };
  return (
    <Band tone={tone}>
      <div className={classes.root}>
        <div className={classes.head}>
          <h2 className={classes.heading}>{heading}</h2>
          {label && <p className={classes.label}>{label}</p>}
        </div>
        <ul className={classes.list}>
          {cards.map(({ title, text }) => (
            <li key={title} className={classes.item}>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

/** A section of ruled columns on both sides of the meridian. */
export function Cards({ head, cards, tone }: CardsProps) {
  const grid = columns({ count: cards.length === 3 ? 3 : 4 });
  const classes = card();
  // Columns with content above their titles are tall on a phone, so each rises by itself.
  const areTall = cards.some(({ above }) => above);
  return (
    <Band tone={tone} by={areTall ? 'part' : 'band'}>
      <SectionHead head={head} rises={areTall} />
      <ul className={grid.root}>
        {cards.map(({ title, text, link, above }) => (
          <li key={title} className={grid.item} data-rise={areTall ? '' : undefined}>
            {above}
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
            {link && (
              <AnyLink href={link.href} className={`${coverLink()} ${classes.link}`}>
                {link.label}
              </AnyLink>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}
