import { clients } from '../../content/clients';
import { home } from '../../content/home';
import { nought } from '../../content/nought';
import { EnquirySection } from '../../enquiry/enquiry-section';
import { HomeHero } from '../../home/home-hero';
import { serviceRows, showcase } from '../../home/home-lists';
import { Mission } from '../../home/mission';
import { Plans } from '../../home/plans';
import { Showcase } from '../../home/showcase';
import { Testimonials } from '../../home/testimonials';
import { LogoStrip } from '../../marquee/logo-strip';
import { HungReadings } from '../../parts/hung-readings';
import { RuledRows } from '../../parts/sections/ruled-rows';
import { Steps } from '../../parts/sections/steps';
import { Faq } from '../../questions/faq';
import { PageHead } from '../../seo/page-head';

export default async function HomePage() {
  return (
    <>
      <PageHead path="/" />
      <HomeHero words={home.hero} nought={nought} />
      <LogoStrip label={home.partners.label} clients={clients} />
      <Testimonials words={home.testimonials} picture="kettle" />
      <Showcase head={home.showcase} entries={showcase} />
      <Steps head={home.howItWorks} tone="green" />
      <RuledRows head={home.services} rows={serviceRows} size="index" />
      <HungReadings head={home.whyChoose} tone="raised" />
      <Mission {...home.mission} picture="noon" />
      <Plans words={home.pricing} enquire={home.enquire} />
      <Faq faq={home.faq} />
      <EnquirySection head={home.form} />
    </>
  );
}
