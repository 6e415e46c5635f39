import { button } from '../../components/button.styles';
import { ButtonLink } from '../../components/button-link';
import { slotClasses } from '../../components/slot-classes';
import { contact, enquiryForm, enquiryWords } from '../../content/contact';
import { contactDetails } from '../../content/contact-details';
import { deskIsOurs } from '../../content/desk';
import { industries } from '../../content/industries';
import { site } from '../../content/site';
import { Enquiry } from '../../enquiry/enquiry';
import { EnquiryForm } from '../../enquiry/enquiry-form';
import { overlay, statusLine } from '../../enquiry/overlay.styles';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { Closing } from '../../sections/closing';
import { ContactPanel } from '../../sections/contact-panel';
import { Hero } from '../../sections/hero';
import { Industries } from '../../sections/industries';
import { MapSection } from '../../sections/map';
import { Steps } from '../../sections/steps';

const { details, process } = contact;
const steps = process.steps.map(({ step, desc }) => ({ title: step, text: desc }));
export default async function ContactPage() {
  const { hero, map, whyChoose, consultation } = contact;
  const { known, sent } = enquiryWords(deskIsOurs());
  return (
    <>
      <PageHead path="/contact" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <ContactPanel heading={details.heading} details={contactDetails()}>
        <Enquiry
          known={known}
          status={statusLine()}
          over={{ words: sent, classes: { ...slotClasses(overlay()), button: button() } }}
          confirms={deskIsOurs() || undefined}
        >
          <EnquiryForm action={site.form} {...enquiryForm} />
        </Enquiry>
      </ContactPanel>
      <MapSection data={map} src={site.map} />
      <Cards head={whyChoose} cards={whyChoose.cards} />
      <Industries
        head={contact.industries}
        industries={industries}
        href={contact.industries.href}
      />
      <Steps head={process} steps={steps} />
      <Closing head={consultation}>
        <ButtonLink href={site.booking} newTab>
          {consultation.book}
        </ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
