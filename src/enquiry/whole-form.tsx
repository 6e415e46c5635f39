import { enquiryWords } from '../content/contact';
import { button } from '../parts/button-link';
import { deskIsOurs } from '../site/own-desk';
import { Enquiry } from './enquiry';
import { EnquiryForm } from './enquiry-form';
import { overlay, statusLine } from './overlay.styles';

/**
 * The form in its island.
 *
 * @param isThanked whether the overlay answers, instead of a sentence under the form
 */
export function WholeForm({ isThanked = false }: { readonly isThanked?: boolean }) {
  const { known, sent } = enquiryWords;
  const classes = { ...overlay(), button: button() };
  return (
    <Enquiry
      known={known}
      status={statusLine}
      {...(isThanked && { over: { words: sent, classes } })}
      confirms={deskIsOurs() || undefined}
    >
      <EnquiryForm />
    </Enquiry>
  );
}
