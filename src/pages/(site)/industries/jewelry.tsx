import { jewelry } from '../../../content/jewelry';
import { ButtonLink } from '../../../parts/button-link';
import { Cards } from '../../../parts/cards';
import { Closing } from '../../../parts/closing';
import { RuledRows } from '../../../parts/ruled-rows';
import { TextSection } from '../../../parts/text-section';
import { Faq } from '../../../questions/questions';
import { PageHead } from '../../../seo/page-head';
import { CaseHero } from '../../../work/case-hero';
import { FigureBand } from '../../../work/figure-band';

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
      <Closing head={closing} />
    </>
  );
}
