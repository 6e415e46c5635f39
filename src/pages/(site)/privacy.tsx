import { privacy } from '../../content/legal';
import { LegalText } from '../../legal/legal-text';
import { Hero } from '../../parts/hero';
import { PageHead } from '../../seo/page-head';

export default async function PrivacyPage() {
  return (
    <>
      <PageHead path="/privacy" />
      <Hero title={privacy.headline} lead={privacy.lead} type="headline" />
      <LegalText page={privacy} />
    </>
  );
}
