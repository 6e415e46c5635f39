import { accessibility } from '../../content/legal';
import { LegalText } from '../../legal/legal-text';
import { Hero } from '../../parts/hero';
import { PageHead } from '../../seo/page-head';

export default async function AccessibilityPage() {
  return (
    <>
      <PageHead path="/accessibility" />
      <Hero title={accessibility.headline} lead={accessibility.lead} type="headline" />
      <LegalText page={accessibility} />
    </>
  );
}
