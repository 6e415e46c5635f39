import { enquiryWords } from '../content/contact';
import { button } from '../parts/button-link';
import { deskIsOurs } from '../site/own-desk';
import { Enquiry } from './enquiry';
import { EnquiryForm } from './enquiry-form';
import { overlay, statusLine } from './overlay.styles';

/**
 * The form in its island.
 *
 * @param hasOverlay whether the overlay answers, instead of a sentence under the form
 */
export function WholeForm({ hasOverlay = false }: { readonly hasOverlay?: boolean }) {
  const { known, sent } = enquiryWords;
  const classes = { ...overlay(), button: button() };
  return (
    <Enquiry
      known={known}
      statusClass={statusLine}
      {...(hasOverlay && { overlay: { words: sent, classes } })}
      confirms={deskIsOurs() || undefined}
    >
      <EnquiryForm />
    </Enquiry>
  );
}
