import { css } from '../../styled-system/css';
import { overlay } from '../content/overlay-words';
import type { SectionHead as SectionHeadData } from '../content/schemas';
import { Band } from '../parts/band';
import { SectionHead } from '../parts/section-head';
import { split } from '../parts/split.styles';
import { postalAddress } from '../site/contact-links';
import { FormInIsland } from './form-in-island';

/** The form has its night colours on this ground, and the meridian's own is too faint for a focus. */
const onOxblood = css({ colorScheme: 'dark', '--colors-line': '{colors.pale}' });

/** The headline's last words again, as large as the part right of the meridian lets a number be. */
const from = css({
  textStyle: 'heading',
  // As large on a phone as the number of the headline.
  mdDown: { fontSize: 'readingLarge' },
  // The address below keeps clear of the tail of a “g”.
  paddingBottom: '0.14em',
  md: {
    // Two rows: “From” is 1.4 em wide, “nought” 2, a number 0.6 and 0.4 more for each digit.
    fontSize: 'calc((32vw - 94px) / max(1.45, 0.6 + 0.4 * log(var(--number, 3999), 10)))',
  },
  _before: { content: 'attr(data-from) var(--written, attr(data-word)) "."' },
});

/** The home page's form under its heading; right of the meridian the page ends where it began. */
export function EnquirySection({ head }: { readonly head: SectionHeadData }) {
  const parts = split();
  const { from: before, nought } = overlay;
  return (
    <Band id="enquiry" tone="oxblood">
      <SectionHead head={head} small />
      <div className={parts.root}>
        <div className={`${parts.left} ${onOxblood}`}>
          <FormInIsland />
        </div>
        <div className={parts.right}>
          <div className={from} data-from={`${before} `} data-word={nought} />
          {/* Phone and email stand in the footer, right under the form. */}
          {postalAddress}
        </div>
      </div>
    </Band>
  );
}
