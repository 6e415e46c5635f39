import { ButtonLink } from '../../components/button-link';
import { articles, summaryOf } from '../../content/articles';
import { blog } from '../../content/blog';
import { enquiryForm } from '../../content/contact';
import { home } from '../../content/home';
import { serviceCards } from '../../content/home-lists';
import { plans } from '../../content/plans';
import { specimen } from '../../content/specimen';
import { specimenCharts } from '../../content/specimen-charts';
import { testimonials } from '../../content/testimonials';
import { awards, work } from '../../content/work';
import { PageHead } from '../../metadata/page-head';
import { Awards } from '../../sections/awards';
import { Cards } from '../../sections/cards';
import { Closing } from '../../sections/closing';
import { Faq } from '../../sections/faq';
import { Hero } from '../../sections/hero';
import { Plans } from '../../sections/plans';
import { RelatedArticles } from '../../sections/related-articles';
import { Specimen } from '../../sections/specimen';
import { SpecimenCharts } from '../../sections/specimen-charts';
import { SpecimenParts } from '../../sections/specimen-parts';
import { SpecimenTokens } from '../../sections/specimen-tokens';
import { Steps } from '../../sections/steps';
import { Testimonials } from '../../sections/testimonials';
import { coloursIn, measures } from '../../theme/listed';

const parts = { form: enquiryForm, readings: specimen.readings, words: specimen.words };

export default async function SpecimenPage() {
  return (
    <>
      <PageHead path="/specimen" />
      <Hero title={specimen.headline} lead={specimen.lead} type="page" />
      {(['day', 'night'] as const).map((theme) => (
        <Specimen key={theme} theme={theme}>
          <SpecimenTokens
            colours={coloursIn(theme)}
            measures={measures}
            sentence={specimen.sentence}
          />
          <SpecimenParts {...parts} />
          <Testimonials head={home.testimonials} items={testimonials.slice(0, 1)} />
          <Steps head={home.howItWorks} steps={home.howItWorks.steps} />
          <Cards head={home.services} cards={serviceCards} />
          <Plans head={home.pricing} plans={plans} sample />
          <Faq head={home.faq} items={home.faq.items} ask={home.faq.ask} sample={theme} />
          <Awards head={work.awards} awards={awards} />
          <RelatedArticles head={blog.grid} articles={articles.slice(0, 3).map(summaryOf)} />
          <Closing head={work.closing}>
            <ButtonLink href="/contact">{work.closing.schedule}</ButtonLink>
          </Closing>
        </Specimen>
      ))}
      <SpecimenCharts figures={specimenCharts} />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
