import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from '../parts/band';
import { Facts } from '../parts/facts';
import { SectionHead } from '../parts/section-head';
import { split } from '../parts/split.styles';
import type { ContactDetail } from '../site/contact-details';

/** The enquiry form under its heading, the target of Enquire Now; how else to reach the agency beside it. */
export function EnquirySection({
  head,
  direct,
  children,
}: {
  readonly head: SectionHeadData;
  readonly direct: { readonly heading: string; readonly items: readonly ContactDetail[] };
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  return (
    <Band id="enquiry">
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={parts.left}>{children}</div>
        <div className={parts.right}>
          <Facts {...direct} />
        </div>
      </div>
    </Band>
  );
}
