import { ButtonLink } from '../../../components/button-link';
import { jewelry } from '../../../content/jewelry';
import { PageHead } from '../../../metadata/page-head';
import { Cards } from '../../../sections/cards';
import { CaseHero } from '../../../sections/case-hero';
import { Closing } from '../../../sections/closing';
import { Faq } from '../../../sections/faq';
import { FigureBand } from '../../../sections/figure-band';
import { RuledRows } from '../../../sections/ruled-rows';
import { TextSection } from '../../../sections/text-section';

export default async function JewelryPage() {
  const { hero, services, proof, benefits, faq, closing } = jewelry;
  return (
    <>
      <PageHead path="/industries/jewelry" />
      <CaseHero
        path="/industries/jewelry"
        title={hero.headline}
        lead={hero.lead}
        picture={jewelry.image}
        link={<ButtonLink href={hero.link.href}>{hero.link.label}</ButtonLink>}
      />
      <RuledRows head={services} rows={services.items} />
      <TextSection head={proof} paragraphs={proof.paragraphs} />
      <FigureBand data={proof.figure} />
      <Cards head={benefits} cards={benefits.items} tone="raised" />
      <Faq head={faq} items={faq.items} ask={faq.ask} />
      <Closing head={closing}>
        <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
