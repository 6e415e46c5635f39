import { button } from '../../components/button.styles';
import { ButtonLink } from '../../components/button-link';
import { EnquiryForm, firstField } from '../../components/enquiry-form';
import { overlay } from '../../components/overlay.styles';
import { slotClasses } from '../../components/slot-classes';
import { clients } from '../../content/clients';
import { enquiryForm, enquiryWords } from '../../content/contact';
import { direct } from '../../content/contact-details';
import { deskIsOurs } from '../../content/desk';
import { home } from '../../content/home';
import { serviceCards, showcase } from '../../content/home-lists';
import { frame } from '../../content/navigation';
import { plans } from '../../content/plans';
import { site } from '../../content/site';
import { testimonials } from '../../content/testimonials';
import { Enquiry as EnquiryIsland } from '../../islands/enquiry';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { EnquireBand } from '../../sections/enquire-band';
import { Enquiry } from '../../sections/enquiry';
import { Faq } from '../../sections/faq';
import { Hero } from '../../sections/hero';
import { HungReadings } from '../../sections/hung-readings';
import { LogoStrip } from '../../sections/logo-strip';
import { Mission } from '../../sections/mission';
import { Plans } from '../../sections/plans';
import { Showcase } from '../../sections/showcase';
import { Steps } from '../../sections/steps';
import { Testimonials } from '../../sections/testimonials';

/** The service's answer opens beside the page; where it says what became of it, that shows here. */
function HomeForm() {
  const form = <EnquiryForm action={site.form} {...enquiryForm} target="_blank" />;
  if (!deskIsOurs()) return form;
  return (
    <EnquiryIsland
      words={enquiryWords()}
      classes={{ ...slotClasses(overlay()), button: button() }}
      confirms
      hasOverlay={false}
    >
      {form}
    </EnquiryIsland>
  );
}

export default async function HomePage() {
  return (
    <>
      <PageHead path="/" />
      <Hero
        title={home.hero.headline}
        lead={home.hero.lead}
        note={home.hero.coordinates}
        height="screen"
        actions={
          <>
            <ButtonLink href={`#${firstField}`}>{home.hero.enquire}</ButtonLink>
            <ButtonLink href={site.booking} newTab kind="secondary">
              {home.hero.book}
            </ButtonLink>
          </>
        }
      />
      <LogoStrip label={home.partners.label} clients={clients} pause={frame.pauseRow} />
      <Testimonials head={home.testimonials} items={testimonials} />
      <Showcase head={home.showcase} entries={showcase} />
      <Steps head={home.howItWorks} steps={home.howItWorks.steps} />
      <Cards head={home.services} cards={serviceCards} tall />
      <HungReadings head={home.whyChoose} readings={home.whyChoose.readings} />
      <Mission {...home.mission} picture="meridian" />
      <Plans head={home.pricing} plans={plans} />
      <EnquireBand href={`#${firstField}`} label={home.enquire} />
      <Faq head={home.faq} items={home.faq.items} ask={home.faq.ask} />
      <Enquiry head={home.form} direct={direct()}>
        <HomeForm />
      </Enquiry>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
