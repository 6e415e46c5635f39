import { css } from '../../../../styled-system/css';
import { FiguresTable } from '../../../charts/figures-table';
import { caseStudies } from '../../../content/case-studies';
import { programmes } from '../../../content/programmes';
import { work } from '../../../content/work';
import { PhotoMarquee } from '../../../marquee/photo-marquee';
import { Band } from '../../../parts/band';
import { Hero } from '../../../parts/hero';
import { JumpList } from '../../../parts/jump-list';
import { Closing } from '../../../parts/sections/closing';
import { ReadingsRow } from '../../../parts/sections/readings-row';
import { RuledRows } from '../../../parts/sections/ruled-rows';
import { PageHead } from '../../../seo/page-head';
import { CaseStudy } from '../../../work/case-study';
import { LinkBand } from '../../../work/link-band';

const awards = work.awards.items.map(({ name, year, organization }) => ({
  title: name,
  text: `${organization}, ${year}`,
}));

/** The index of cases, each by its client and first result. */
const caseIndex = caseStudies.map(({ id, client, results: [{ metric, value }] }) => ({
  id,
  title: client,
  value,
  detail: metric.replace(/,$/, ''),
}));

const leftOfLine = css({
  maxWidth: { md: 'calc({spacing.meridian} - {spacing.gutter} - {spacing.inset})' },
});

export default async function WorkPage() {
  const { hero, readings, cases, hairNova, closing } = work;
  return (
    <>
      <PageHead path="/work" />
      <Hero
        title={hero.headline}
        lead={hero.lead}
        type="page"
        beside={<JumpList items={caseIndex} />}
      />
      <ReadingsRow label={work.readingsLabel} readings={readings}>
        <div className={leftOfLine}>
          <FiguresTable
            id="programmes"
            title={programmes.summary}
            summary={programmes.summary}
            table={programmes.table}
            note={programmes.missed}
          />
        </div>
      </ReadingsRow>
      <Band space="none" by="part">
        <h2 className="visually-hidden">{cases.heading}</h2>
        {caseStudies.map((study) => (
          <CaseStudy key={study.id} data={study} />
        ))}
      </Band>
      <LinkBand page={hairNova} />
      <PhotoMarquee row={work.marquee} />
      <RuledRows head={work.awards} rows={awards} size="normal" />
      <Closing head={closing} />
    </>
  );
}
