import { articles } from '../../articles/article-list';
import { RelatedArticles } from '../../articles/related-articles';
import { blog } from '../../content/blog';
import { home } from '../../content/home';
import { specimen } from '../../content/specimen';
import { serviceRows } from '../../home/home-lists';
import { Plans } from '../../home/plans';
import { Testimonials } from '../../home/testimonials';
import { Hero } from '../../parts/hero';
import { RuledRows } from '../../parts/sections/ruled-rows';
import { Steps } from '../../parts/sections/steps';
import { Faq } from '../../questions/faq';
import { PageHead } from '../../seo/page-head';
import { Specimen } from '../../specimen/specimen';
import { SpecimenCharts } from '../../specimen/specimen-charts';
import { SpecimenParts } from '../../specimen/specimen-parts';
import { SpecimenTokens } from '../../specimen/specimen-tokens';

export default async function SpecimenPage() {
  return (
    <>
      <PageHead path="/specimen" />
      <Hero title={specimen.headline} lead={specimen.lead} type="page" />
      {(['day', 'night'] as const).map((theme) => (
        <Specimen key={theme} theme={theme}>
          <SpecimenTokens theme={theme} sentence={specimen.sentence} />
          <SpecimenParts readings={specimen.readings} words={specimen.words} />
          <Testimonials words={home.testimonials} />
          <Steps head={home.howItWorks} />
          <RuledRows head={home.services} rows={serviceRows} size="index" />
          <Plans words={home.pricing} />
          <Faq faq={home.faq} idPrefix={theme} />
          <RelatedArticles head={blog.grid} articles={articles.slice(0, 2)} />
        </Specimen>
      ))}
      <SpecimenCharts figures={specimen.charts} />
    </>
  );
}
