import { ButtonLink } from '../../components/button-link';
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
import { EnquireNow } from '../../enquiry/enquire-now';
import { Enquiry } from '../../enquiry/enquiry';
import { EnquiryForm, firstField } from '../../enquiry/enquiry-form';
import { EnquirySection } from '../../enquiry/enquiry-section';
import { statusLine } from '../../enquiry/overlay.styles';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { EnquireBand } from '../../sections/enquire-band';
import { Faq } from '../../sections/faq';
import { Hero } from '../../sections/hero';
import { HungReadings } from '../../sections/hung-readings';
import { LogoStrip } from '../../sections/logo-strip';
import { Mission } from '../../sections/mission';
import { Plans } from '../../sections/plans';
import { Showcase } from '../../sections/showcase';
import { Steps } from '../../sections/steps';
import { Testimonials } from '../../sections/testimonials';

/** A link to the form, until an enquiry has gone out. */
const toForm = (label: string) => (
  <EnquireNow sent={frame.enquired}>
    <ButtonLink href={`#${firstField}`}>{label}</ButtonLink>
  </EnquireNow>
);

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
            {toForm(home.hero.enquire)}
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
      <EnquireBand>{toForm(home.enquire)}</EnquireBand>
      <Faq head={home.faq} items={home.faq.items} ask={home.faq.ask} />
      <EnquirySection head={home.form} direct={direct()}>
        <Enquiry
          known={enquiryWords(deskIsOurs()).known}
          status={statusLine()}
          confirms={deskIsOurs() || undefined}
        >
          <EnquiryForm action={site.form} {...enquiryForm} />
        </Enquiry>
      </EnquirySection>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
