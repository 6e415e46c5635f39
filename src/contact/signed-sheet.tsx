import { sva } from '../../styled-system/css';
import type { contact } from '../content/contact-page';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';

/** A sheet on a ground of colour: the promises left of the meridian, the signatures right of it. */
const recipe = sva({
  slots: ['sheet', 'list', 'row', 'title', 'text', 'signed', 'name', 'role'],
  base: {
    sheet: {
      layout: 'hung',
      background: 'page',
      color: 'text',
      paddingBlock: 'block',
      breakInside: 'avoid',
      _print: { border: 'hair' },
    },
    list: { paddingInline: { base: '5', md: '7' } },
    row: {
      display: 'grid',
      gridTemplateColumns: { sm: '2fr 3fr' },
      gap: '1 {spacing.7}',
      alignItems: 'baseline',
      paddingBlock: '4',
      borderTop: 'hair',
      _first: { borderTop: 'none' },
    },
    title: { textStyle: 'title' },
    text: { color: 'quiet' },
    /** The names stand at the foot of the sheet, over a rule each. */
    signed: {
      alignSelf: 'end',
      display: 'grid',
      gap: '5',
      paddingInline: { base: '5', md: '7' },
      paddingTop: { base: '6', md: 0 },
    },
    name: {
      textStyle: 'quote',
      fontSize: 'clamp(1.875rem, 3.9vw, 4rem)',
      paddingTop: { base: '2', md: '5' },
      borderBottom: 'rule',
    },
    role: { textStyle: 'small', color: 'quiet' },
  },
});

/** What the agency can be held to, as one signed sheet. */
export function SignedSheet({ words }: { readonly words: (typeof contact)['whyChoose'] }) {
  const { cards, signed, ...head } = words;
  const classes = recipe();
  return (
    <Band tone="green">
      <SectionHead head={head} />
      <div className={classes.sheet}>
        <dl className={classes.list}>
          {cards.map(({ title, text }) => (
            <div key={title} className={classes.row}>
              <dt className={classes.title}>{title}</dt>
              <dd className={classes.text}>{text}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.signed}>
          {signed.names.map((name) => (
            <div key={name} className={classes.name}>
              {name}
            </div>
          ))}
          <div className={classes.role}>{signed.role}</div>
        </div>
      </div>
    </Band>
  );
}
