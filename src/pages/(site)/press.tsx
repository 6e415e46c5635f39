import { press } from '../../content/press';
import { Facts } from '../../parts/facts';
import { Hero } from '../../parts/hero';
import { CardPairs } from '../../parts/sections/cards';
import { Closing } from '../../parts/sections/closing';
import { TextSection } from '../../parts/sections/text-section';
import { PressKit } from '../../press/press-kit';
import { PageHead } from '../../seo/page-head';

export default async function PressPage() {
  const { hero, facts, about, marks, rules, colours, type, photographs, closing } = press;
  return (
    <>
      <PageHead path="/press" />
      <Hero title={hero.headline} lead={hero.lead} type="page" beside={<Facts {...facts} />} />
      <PressKit kit={marks} />
      <CardPairs head={rules} cards={rules.items} />
      <PressKit kit={colours} />
      <PressKit kit={type} />
      <TextSection head={about} size="lead" tone="green" />
      <PressKit kit={photographs} />
      <Closing head={closing} />
    </>
  );
}
