import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { Facts } from '../parts/facts';
import { SectionHead } from '../parts/section-head';
import { split } from '../parts/split.styles';
import { direct } from '../site/contact-details';
import { WholeForm } from './whole-form';

/** The enquiry form under its heading, the target of Enquire Now; how else to reach the agency beside it. */
export function EnquirySection({ head }: { readonly head: SectionHeadData }) {
  const parts = split();
  return (
    <Band id="enquiry">
      <SectionHead head={head} small />
      <div className={parts.root}>
        <div className={parts.left}>
          <WholeForm />
        </div>
        <div className={parts.right}>
          <Facts {...direct()} />
        </div>
      </div>
    </Band>
  );
}
