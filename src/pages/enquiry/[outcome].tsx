import { AnyLink } from '../../components/any-link';
import { Band } from '../../components/band';
import { SectionHead } from '../../components/section-head';
import { textLink } from '../../components/text-link.styles';
import { enquiryOutcomes } from '../../content/enquiry-outcomes';
import { Metadata } from '../../metadata/metadata';

/** What became of an enquiry. It stands in a hidden frame, so it has neither header nor footer. */
export default async function EnquiryOutcome({ outcome }: { readonly outcome: string }) {
  const page = enquiryOutcomes.find(({ id }) => id === outcome);
  if (!page)
    throw new Error(`There is no outcome "${outcome}" in src/content/enquiry-outcomes.ts.`);
  return (
    <main id="main" tabIndex={-1}>
      <Metadata path={page.path} />
      <Band>
        <SectionHead head={{ heading: page.heading, lead: page.text }} isPage />
        <AnyLink href="/contact" className={textLink({ standing: true })}>
          {page.back}
        </AnyLink>
      </Band>
    </main>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: enquiryOutcomes.map(({ id }) => id) }) as const;
