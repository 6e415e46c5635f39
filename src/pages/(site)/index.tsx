import { ButtonLink } from '../../components/button-link';
import { EnquiryForm, firstField } from '../../components/enquiry-form';
import { clients } from '../../content/clients';
import { enquiryForm } from '../../content/contact';
import { direct } from '../../content/contact-details';
import { home } from '../../content/home';
import { serviceCards, showcase } from '../../content/home-lists';
import { frame } from '../../content/navigation';
import { plans } from '../../content/plans';
import { site } from '../../content/site';
import { testimonials } from '../../content/testimonials';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { EnquireBand } from '../../sections/enquire-band';
import { Enquiry } from '../../sections/enquiry';
import { Faq } from '../../sections/faq';
import { Hero } from '../../sections/hero';
import { LogoStrip } from '../../sections/logo-strip';
import { Mission } from '../../sections/mission';
import { Plans } from '../../sections/plans';
import { Showcase } from '../../sections/showcase';
import { Steps } from '../../sections/steps';
import { Testimonials } from '../../sections/testimonials';
import { WhyChoose } from '../../sections/why-choose';

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
      <WhyChoose head={home.whyChoose} items={home.whyChoose.items} />
      <Mission {...home.mission} picture="meridian" />
      <Plans head={home.pricing} plans={plans} />
      <EnquireBand href={`#${firstField}`} label={home.enquire} />
      <Faq head={home.faq} items={home.faq.items} ask={home.faq.ask} />
      <Enquiry head={home.form} direct={direct()}>
        <EnquiryForm action={site.form} {...enquiryForm} />
      </Enquiry>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
