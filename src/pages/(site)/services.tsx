import { ButtonLink } from '../../components/button-link';
import { mailHref } from '../../content/addresses';
import { services } from '../../content/services';
import { servicesPage } from '../../content/services-page';
import { site } from '../../content/site';
import { PageHead } from '../../metadata/page-head';
import { Closing } from '../../sections/closing';
import { Faq } from '../../sections/faq';
import { Hero } from '../../sections/hero';
import { ServiceBlock } from '../../sections/service-block';
import { ServiceIndex } from '../../sections/service-index';

export default async function ServicesPage() {
  const { hero, labels, faq, closing } = servicesPage;
  return (
    <>
      <PageHead path="/services" />
      <Hero
        title={hero.headline}
        lead={hero.lead}
        type="headline"
        actions={<ServiceIndex services={services} />}
      />
      {services.map((service) => (
        <ServiceBlock key={service.id} service={service} labels={labels} />
      ))}
      <Faq head={faq} items={faq.items} ask={faq.ask} />
      <Closing head={closing}>
        <ButtonLink href={site.booking} newTab>
          {closing.schedule}
        </ButtonLink>
        <ButtonLink href={mailHref(closing.proposal.subject)} kind="secondary">
          {closing.proposal.label}
        </ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
