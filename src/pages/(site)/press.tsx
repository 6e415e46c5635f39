import { press } from '../../content/press';
import { Facts } from '../../parts/facts';
import { Hero } from '../../parts/hero';
import { Closing } from '../../parts/sections/closing';
import { RuledRows } from '../../parts/sections/ruled-rows';
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
      <RuledRows head={rules} rows={rules.items} size="normal" />
      <PressKit kit={colours} />
      <PressKit kit={type} />
      <TextSection head={about} size="lead" tone="green" />
      <PressKit kit={photographs} />
      <Closing head={closing} />
    </>
  );
}
