import type { ReactNode } from 'react';
import { Band } from '../parts/band';
import { Facts } from '../parts/facts';
import { split } from '../parts/split.styles';
import type { ContactDetail } from '../site/contact-details';

/** The form left of the line, how else to reach the agency right of it. */
export function ContactPanel({
  heading,
  details: items,
  children,
}: {
  /** Over the details. */
  readonly heading: string;
  readonly details: readonly ContactDetail[];
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  return (
    <Band space="flush" id="enquiry">
      <div className={parts.root}>
        <div className={parts.left}>{children}</div>
        <div className={parts.right}>
          <Facts heading={heading} items={items} />
        </div>
      </div>
    </Band>
  );
}
