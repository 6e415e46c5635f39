import { css, sva } from '../../styled-system/css';
import type { FaqSet } from '../content/schemas';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { textLink } from '../parts/link.styles';
import { SectionHead } from '../parts/section-head';
import { split } from '../parts/split.styles';
import { mailHref } from '../site/contact-links';
import { Accordion } from './accordion';

/** Ruled questions in Imbue, each with a plus that turns into a minus. */
const recipe = sva({
  slots: ['root', 'item', 'question', 'plus', 'answer'],
  base: {
    root: { borderBottom: 'hair' },
    /** An answer unfolds where the browser can animate it. */
    item: {
      borderTop: 'hair',
      _motionOk: {
        interpolateSize: 'allow-keywords',
        '&::details-content': {
          height: 0,
          overflow: 'clip',
          transition:
            'height {durations.draw} {easings.line}, content-visibility {durations.draw} allow-discrete',
        },
        '&[open]::details-content': { height: 'auto' },
        // A fragment's answer opens at once, since the page would not scroll on to one that grows.
        '&:has(:target)::details-content': { transition: 'none' },
      },
    },
    question: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '5',
      paddingBlock: '18px',
      textStyle: 'title',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
    },
    plus: {
      position: 'relative',
      flex: 'none',
      width: '22px',
      height: '22px',
      _before: {
        content: '""',
        position: 'absolute',
        top: '10px',
        insetInline: 0,
        borderTop: '2px solid {colors.line}',
      },
      _after: {
        content: '""',
        position: 'absolute',
        left: '10px',
        insetBlock: 0,
        borderLeft: '2px solid {colors.line}',
        _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
      },
      '[open] > * > &': { _after: { transform: 'scaleY(0)' } },
    },
    /** The answer, a fragment's target; the margin keeps its question in view. */
    answer: { maxWidth: '60ch', color: 'quiet', paddingBottom: '26px', scrollMarginTop: '180px' },
  },
});

/** The head stands beside the first question, and stays in sight while an answer is read. */
const beside = css({
  position: { md: 'sticky' },
  top: { md: '90px' },
  alignSelf: 'start',
  paddingLeft: 'beside',
});
const title = css({ textStyle: 'title', paddingBlock: '18px' });

/** Questions whose answers open. Each answer has an address of its own (`#faq-results`). */
export function Faq({
  faq: { items, ask, lead, ...head },
  idPrefix,
}: {
  readonly faq: FaqSet;
  /** A prefix of ids for a page with several sets of questions. */
  readonly idPrefix?: string;
}) {
  const parts = split();
  const prefixed = idPrefix
    ? items.map((item) => ({ ...item, id: `${idPrefix}-${item.id}` }))
    : items;
  return (
    <Band id={idPrefix ? undefined : 'faq'}>
      <SectionHead head={head} small />
      <div className={parts.root}>
        <div className={parts.left}>
          <Accordion items={prefixed} classes={recipe()} />
        </div>
        <div className={beside}>
          <p className={title}>{lead}</p>
          <AnyLink href={mailHref(ask.subject)} className={textLink({ standing: true })}>
            {ask.label}
          </AnyLink>
        </div>
      </div>
    </Band>
  );
}
