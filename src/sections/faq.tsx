import { AnyLink } from '../components/any-link';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { slotClasses } from '../components/slot-classes';
import { textLink } from '../components/text-link.styles';
import type { FaqItem, Link, SectionHead as SectionHeadData } from '../content/types';
import { Accordion } from '../islands/accordion';
import { faq } from './faq.styles';
import { split } from './split.styles';

/** Questions that open. Each answers to its own address (`#faq-results`). */
export function Faq({
  head,
  items,
  ask,
  sample,
}: {
  readonly head: SectionHeadData;
  readonly items: readonly FaqItem[];
  /** Where to put a question that is not among them. */
  readonly ask: Link;
  /** Tells one of several on a page from the others. */
  readonly sample?: string;
}) {
  const parts = split();
  const own = sample ? items.map((item) => ({ ...item, id: `${sample}-${item.id}` })) : items;
  return (
    <Band id={sample ? undefined : 'faq'}>
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={parts.left}>
          <Accordion items={own} classes={slotClasses(faq())} />
        </div>
        <div className={parts.right}>
          <AnyLink href={ask.href} className={textLink({ standing: true })}>
            {ask.label}
          </AnyLink>
        </div>
      </div>
    </Band>
  );
}
