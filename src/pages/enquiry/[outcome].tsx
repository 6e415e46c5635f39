import { enquiryOutcomes } from '../../content/enquiry-outcomes';
import { Meridian } from '../../layout/meridian';
import { AnyLink } from '../../parts/any-link';
import { Band } from '../../parts/band';
import { textLink } from '../../parts/link.styles';
import { SectionHead } from '../../parts/section-head';
import { PageHead } from '../../seo/page-head';

/** What became of an enquiry, for a hidden frame, so without header and footer. */
export default async function EnquiryOutcome({ outcome }: { readonly outcome: string }) {
  const said = enquiryOutcomes.find(({ id }) => id === outcome);
  if (!said)
    throw new Error(`There is no outcome "${outcome}" in src/content/enquiry-outcomes.yaml.`);
  return (
    <main id="main">
      <PageHead path={said.page.path} />
      <Meridian />
      <Band>
        <SectionHead head={{ heading: said.heading, lead: said.text }} isPage />
        <AnyLink href="/contact" className={textLink({ standing: true })}>
          {said.back}
        </AnyLink>
      </Band>
    </main>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: enquiryOutcomes.map(({ id }) => id) }) as const;
