import { cva } from '../../styled-system/css';
import { frame } from '../content/navigation';
import { EnquireNow } from '../enquiry/enquire-now';
import { firstField } from '../enquiry/enquiry-form';
import { ButtonLink } from '../parts/button-link';

/** A button right after the plans, where the page's text begins: under the third it would be that one's. */
const enquireBand = cva({
  base: {
    position: 'relative',
    marginTop: 'calc(-1 * {spacing.half})',
    paddingLeft: 'start',
    paddingRight: 'end',
  },
});

/** A link to the form, until an enquiry has gone out. */
export function ToForm({ label }: { readonly label: string }) {
  return (
    <EnquireNow sent={frame.enquired}>
      <ButtonLink href={`#${firstField}`}>{label}</ButtonLink>
    </EnquireNow>
  );
}

/** One button by itself. */
export function EnquireBand({ label }: { readonly label: string }) {
  return (
    <div className={enquireBand()} data-rise="">
      <ToForm label={label} />
    </div>
  );
}
