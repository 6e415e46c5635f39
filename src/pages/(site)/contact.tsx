import { Clock } from '../../contact/clock';
import { ContactPanel } from '../../contact/contact-panel';
import { Industries } from '../../contact/industries';
import { SignedSheet } from '../../contact/signed-sheet';
import { waysToReachUs } from '../../content/contact-details';
import { contact } from '../../content/contact-page';
import { services } from '../../content/services';
import { ButtonLink } from '../../parts/button-link';
import { Embed } from '../../parts/embed';
import { Facts } from '../../parts/facts';
import { Hero } from '../../parts/hero';
import { Closing } from '../../parts/sections/closing';
import { PageHead } from '../../seo/page-head';
import { site } from '../../site/site';

export default async function ContactPage() {
  const { hero, map, whyChoose, industries, consultation } = contact;
  return (
    <>
      <PageHead path="/contact" />
      <Hero
        title={hero.headline}
        lead={hero.lead}
        type="page"
        with="facts"
        beside={<Facts {...waysToReachUs()} beside />}
      />
      <ContactPanel words={contact} services={services} />
      <Clock />
      <section data-rise="">
        <h2 className="visually-hidden">{map.heading}</h2>
        <Embed kind="map" data={map} src={site.map} />
      </section>
      <SignedSheet words={whyChoose} />
      <Industries words={industries} />
      <Closing head={consultation}>
        <ButtonLink href={site.booking} newTab>
          {consultation.book}
        </ButtonLink>
      </Closing>
    </>
  );
}
