import { home } from '../../content/home';
import { nought } from '../../content/nought';
import { services, servicesPage } from '../../content/services';
import { Plans } from '../../home/plans';
import { Hero } from '../../parts/hero';
import { JumpList } from '../../parts/jump-list';
import { Closing } from '../../parts/sections/closing';
import { NumberInText, VisitorNumber } from '../../parts/visitor-number';
import { Faq } from '../../questions/faq';
import { PageHead } from '../../seo/page-head';
import { ServiceBlock } from '../../services/service-block';

/** How the first three blocks are composed; the fourth is composed as a block is by default. */
const COMPOSITIONS = ['picture', 'down', 'across'] as const;

export default async function ServicesPage() {
  const { hero, labels, faq, closing } = servicesPage;
  return (
    <>
      <PageHead path="/services" />
      <Hero
        title={<NumberInText text={hero.headline} words={labels.number} />}
        lead={hero.lead}
        type="page"
        beside={
          <>
            <VisitorNumber before={nought.begin} place="ownRow" />
            <JumpList items={services} />
          </>
        }
      />
      {services.map((service, index) => (
        <ServiceBlock key={service.id} service={service} composition={COMPOSITIONS[index]} />
      ))}
      <Plans words={home.pricing} />
      <Faq faq={faq} />
      <Closing head={closing} />
    </>
  );
}
