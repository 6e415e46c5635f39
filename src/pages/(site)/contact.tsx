import { ContactPanel } from '../../contact/contact-panel';
import { Industries } from '../../contact/industries';
import { enquiryWords } from '../../content/contact';
import { contact } from '../../content/contact-page';
import { services } from '../../content/services';
import { Enquiry } from '../../enquiry/enquiry';
import { EnquiryForm } from '../../enquiry/enquiry-form';
import { overlay, statusLine } from '../../enquiry/overlay.styles';
import { MapSection } from '../../map/map-frame';
import { ButtonLink, button } from '../../parts/button-link';
import { Cards } from '../../parts/cards';
import { Closing } from '../../parts/closing';
import { Hero } from '../../parts/hero';
import { PictureBand } from '../../parts/picture-band';
import { slotClasses } from '../../parts/slot-classes';
import { PageHead } from '../../seo/page-head';
import { mailHref } from '../../site/addresses';
import { contactDetails } from '../../site/contact-details';
import { deskIsOurs } from '../../site/own-desk';
import { site } from '../../site/site';

const { details, process } = contact;
const steps = process.steps.map(({ step, desc }) => ({ title: step, text: desc }));
const chosen = services.map(({ id, title }) => ({
  id,
  text: contact.chosen.text.replace('{service}', title),
  mail: { label: contact.chosen.mail, href: mailHref(title) },
}));

export default async function ContactPage() {
  const { hero, map, whyChoose, consultation } = contact;
  const { known, sent } = enquiryWords(deskIsOurs());
  return (
    <>
      <PageHead path="/contact" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <ContactPanel
        heading={details.heading}
        details={contactDetails()}
        next={{ heading: process.heading, steps }}
        chosen={chosen}
      >
        <Enquiry
          known={known}
          status={statusLine()}
          over={{ words: sent, classes: { ...slotClasses(overlay()), button: button() } }}
          confirms={deskIsOurs() || undefined}
        >
          <EnquiryForm />
        </Enquiry>
      </ContactPanel>
      <MapSection data={map} src={site.map} />
      <Cards head={whyChoose} cards={whyChoose.cards} tone="green" />
      <Industries
        head={contact.industries}
        industries={contact.industries.items}
        href={contact.industries.href}
      />
      <PictureBand picture="window" />
      <Closing head={consultation}>
        <ButtonLink href={site.booking} newTab>
          {consultation.book}
        </ButtonLink>
      </Closing>
    </>
  );
}
