import { enquiryOutcomes } from '../../content/enquiry-outcomes';
import { Meridian } from '../../layout/meridian';
import { AnyLink } from '../../parts/any-link';
import { Band } from '../../parts/band';
import { textLink } from '../../parts/link.styles';
import { SectionHead } from '../../parts/section-head';
import { PageHead } from '../../seo/page-head';
import { find } from '../../site/find';

/**
 * Says what became of an enquiry. The desk leads the form's hidden frame here, whose address the
 * form's script reads, so the page has neither header nor footer. Nobody sees it there; whoever
 * opens its address reads the outcome and finds a link back.
 */
export default async function EnquiryOutcome({ outcome }: { readonly outcome: string }) {
  const { page, heading, text, back } = find(enquiryOutcomes, outcome, 'enquiry-outcomes.yaml');
  return (
    <main id="main">
      <PageHead path={page.path} />
      <Meridian />
      <Band>
        <SectionHead head={{ heading, lead: text }} isPage />
        <AnyLink href="/contact" className={textLink({ standing: true })}>
          {back}
        </AnyLink>
      </Band>
    </main>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: enquiryOutcomes.map(({ id }) => id) }) as const;
