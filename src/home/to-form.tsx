import { frame } from '../content/navigation';
import { EnquireNow } from '../enquiry/enquire-now';
import { firstField } from '../enquiry/enquiry-form';
import { ButtonLink } from '../parts/button-link';

/** A link to the form, until an enquiry has gone out. */
export function ToForm({ label }: { readonly label: string }) {
  return (
    <EnquireNow sent={frame.enquired}>
      <ButtonLink href={`#${firstField}`}>{label}</ButtonLink>
    </EnquireNow>
  );
}
