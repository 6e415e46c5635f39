import { button } from '../../components/button.styles';
import { ButtonLink } from '../../components/button-link';
import { EnquiryForm } from '../../components/enquiry-form';
import { overlay as overlayRecipe } from '../../components/overlay.styles';
import { slotClasses } from '../../components/slot-classes';
import { contact, enquiryForm, overlay } from '../../content/contact';
import { contactDetails } from '../../content/contact-details';
import { industries } from '../../content/industries';
import { site } from '../../content/site';
import { EnquiryAnswer } from '../../islands/enquiry-answer';
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
  return (
    <>
      <PageHead path="/contact" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <ContactPanel heading={details.heading} details={contactDetails()}>
        <EnquiryAnswer
          words={overlay}
          classes={{ ...slotClasses(overlayRecipe()), button: button() }}
        >
          <EnquiryForm action={site.form} {...enquiryForm} answered />
        </EnquiryAnswer>
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
