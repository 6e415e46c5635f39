import { faq, split } from '../../styled-system/recipes';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { FaqItem, SectionHead as SectionHeadData } from '../content/types';
import { Accordion } from '../islands/accordion';

/** Questions that open. Each answers to its own address (`#faq-results`). */
export function Faq({
  head,
  items,
}: {
  readonly head: SectionHeadData;
  readonly items: readonly FaqItem[];
}) {
  const parts = split();
  return (
    <Band id="faq">
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={parts.left}>
          <Accordion items={items} classes={faq()} />
        </div>
      </div>
    </Band>
  );
}
