import type { SectionHead as SectionHeadData } from '../content/schemas';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';
import { split } from '../parts/split.styles';
import { postalAddress } from '../site/contact-links';
import { FormInIsland } from './form-in-island';

/** The home page's form under its heading, and right of the meridian the agency's address. */
export function EnquirySection({ head }: { readonly head: SectionHeadData }) {
  const parts = split();
  return (
    <Band id="enquiry">
      <SectionHead head={head} small />
      <div className={parts.root}>
        <div className={parts.left}>
          <FormInIsland />
        </div>
        <div className={parts.right}>
          {/* Phone and email stand in the footer, right under the form. */}
          {postalAddress}
        </div>
      </div>
    </Band>
  );
}
