import { Figure } from '../../../charts/figure';
import { jewelry } from '../../../content/jewelry';
import { Band } from '../../../parts/band';
import { ButtonLink } from '../../../parts/button-link';
import { Picture } from '../../../parts/picture';
import { pictureSizes } from '../../../parts/picture-sizes';
import { Reading } from '../../../parts/reading';
import { CardPairs } from '../../../parts/sections/cards';
import { Closing } from '../../../parts/sections/closing';
import { RuledRows } from '../../../parts/sections/ruled-rows';
import { TextSection } from '../../../parts/sections/text-section';
import { Faq } from '../../../questions/faq';
import { PageHead } from '../../../seo/page-head';
import { CaseHero } from '../../../work/case-hero';

export default async function JewelryPage() {
  const { hero, services, proof, benefits, faq, closing } = jewelry;
  return (
    <>
      <PageHead path="/industries/jewelry" />
      <CaseHero
        path="/industries/jewelry"
        title={hero.headline}
        lead={hero.lead}
        reading={<Reading data={hero.reading} />}
        picture={jewelry.image}
        link={<ButtonLink href={hero.link.href}>{hero.link.label}</ButtonLink>}
      />
      <RuledRows head={services} rows={services.items} />
      <TextSection
        head={proof}
        align="start"
        beside={
          <Picture id={proof.image} sizes={pictureSizes.card} place="bleedRight" ratio="natural" />
        }
      />
      <Band label={proof.figure.title} space="half">
        <Figure data={proof.figure} layout="hung" height={320} />
      </Band>
      <CardPairs head={benefits} cards={benefits.items} tone="green" />
      <Faq faq={faq} />
      <Closing head={closing} />
    </>
  );
}
