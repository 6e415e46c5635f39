import { ButtonLink } from '../../../components/button-link';
import { mailHref } from '../../../content/addresses';
import { caseStudies } from '../../../content/case-studies';
import { caseFigures } from '../../../content/figures';
import { frame } from '../../../content/navigation';
import { site } from '../../../content/site';
import { awards, carousel, work } from '../../../content/work';
import { PageHead } from '../../../metadata/page-head';
import { Awards } from '../../../sections/awards';
import { CaseStudies } from '../../../sections/case-studies';
import { Closing } from '../../../sections/closing';
import { Hero } from '../../../sections/hero';
import { PhotoCarousel } from '../../../sections/photo-carousel';
import { Pointer } from '../../../sections/pointer';
import { ReadingsRow } from '../../../sections/readings-row';

export default async function WorkPage() {
  const { hero, readings, cases, hairNova, closing } = work;
  return (
    <>
      <PageHead path="/work" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <ReadingsRow label={work.readingsLabel} readings={readings} />
      <CaseStudies
        heading={cases.heading}
        studies={caseStudies}
        figures={caseFigures}
        labels={cases}
      />
      <Pointer title={hairNova.title} text={hairNova.line} link={hairNova} />
      <PhotoCarousel head={work.carousel} photos={carousel} pause={frame.pauseRow} />
      <Awards head={work.awards} awards={awards} />
      <Closing head={closing}>
        <ButtonLink href={site.booking} newTab>
          {closing.schedule}
        </ButtonLink>
        <ButtonLink href={mailHref(closing.request.subject)} kind="secondary">
          {closing.request.label}
        </ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
