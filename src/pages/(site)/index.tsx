import { clients } from '../../content/clients';
import { enquiryWords } from '../../content/contact';
import { home } from '../../content/home';
import { frame } from '../../content/navigation';
import { nought } from '../../content/nought';
import { EnquireNow } from '../../enquiry/enquire-now';
import { Enquiry } from '../../enquiry/enquiry';
import { EnquiryForm, firstField } from '../../enquiry/enquiry-form';
import { EnquirySection } from '../../enquiry/enquiry-section';
import { statusLine } from '../../enquiry/overlay.styles';
import { EnquireBand } from '../../home/enquire-band';
import { serviceCards, showcase } from '../../home/home-lists';
import { Mission } from '../../home/mission';
import { Nought } from '../../home/nought';
import { Plans } from '../../home/plans';
import { Showcase } from '../../home/showcase';
import { Testimonials } from '../../home/testimonials';
import { LogoStrip } from '../../marquee/logo-strip';
import { AnyLink } from '../../parts/any-link';
import { ButtonLink } from '../../parts/button-link';
import { Cards } from '../../parts/cards';
import { Hero } from '../../parts/hero';
import { Steps } from '../../parts/steps';
import { HungReadings } from '../../parts/tall-figures';
import { textLink } from '../../parts/text-link.styles';
import { Faq } from '../../questions/questions';
import { PageHead } from '../../seo/page-head';
import { direct } from '../../site/contact-details';
import { deskIsOurs } from '../../site/own-desk';
import { site } from '../../site/site';

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
        lead={
          <>
            {home.hero.lead}{' '}
            <AnyLink href="/blog" className={textLink()}>
              {home.hero.read}
            </AnyLink>
          </>
        }
        note={home.hero.coordinates}
        height="screen"
        aside={<Nought words={nought} />}
        actions={
          <>
            {toForm(home.hero.enquire)}
            <ButtonLink href={site.booking} newTab kind="secondary">
              {home.hero.book}
            </ButtonLink>
          </>
        }
      />
      <LogoStrip label={home.partners.label} clients={clients} pause={frame.pauseAll} />
      <Testimonials
        head={home.testimonials}
        items={home.testimonials.items}
        picture="kettle"
        fromYours={nought.fromYours}
      />
      <Showcase head={home.showcase} entries={showcase} />
      <Steps head={home.howItWorks} steps={home.howItWorks.steps} tone="green" />
      <Cards head={home.services} cards={serviceCards} />
      <HungReadings head={home.whyChoose} readings={home.whyChoose.readings} />
      <Mission {...home.mission} picture="meridian" />
      <Plans head={home.pricing} plans={home.pricing.plans} />
      <EnquireBand>{toForm(home.enquire)}</EnquireBand>
      <Faq head={home.faq} items={home.faq.items} ask={home.faq.ask} />
      <EnquirySection head={home.form} direct={direct()}>
        <Enquiry
          known={enquiryWords(deskIsOurs()).known}
          status={statusLine()}
          confirms={deskIsOurs() || undefined}
        >
          <EnquiryForm />
        </Enquiry>
      </EnquirySection>
    </>
  );
}
