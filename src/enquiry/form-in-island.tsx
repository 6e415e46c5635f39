import { css } from '../../styled-system/css';
import { wall } from '../content/wall';
import { button } from '../parts/button-link';
import { textLink } from '../parts/link.styles';
import { phoneShown } from '../site/contact-links';
import { hasOwnDesk } from '../site/own-desk';
import { site } from '../site/site';
import { withBasePath } from '../site/urls';
import { Enquiry } from './enquiry';
import { EnquiryForm } from './enquiry-form';
import { overlay, statusLine } from './overlay.styles';

/**
 * The form in its island.
 *
 * @param hasOverlay whether the overlay answers, as on the contact page, instead of a sentence
 *   under the form
 */
export function FormInIsland({ hasOverlay = false }: { readonly hasOverlay?: boolean }) {
  const sheet = { label: wall.link, href: withBasePath(wall.page.path) };
  const classes = { ...overlay(), button: button(), sheet: textLink({ standing: true }) };
  return (
    <Enquiry
      classes={{ answer: css({ textStyle: 'heading' }), status: statusLine }}
      email={site.email}
      phone={phoneShown(site.phone)}
      {...(hasOverlay && { overlay: { sheet, classes } })}
      hasOwnDesk={hasOwnDesk() || undefined}
    >
      <EnquiryForm />
    </Enquiry>
  );
}
