import { mailHref } from '../../content/addresses';
import { accessibility } from '../../content/legal';
import { site } from '../../content/site';
import { PageHead } from '../../metadata/page-head';
import { Hero } from '../../sections/hero';
import { LegalText } from '../../sections/legal-text';

export default async function AccessibilityPage() {
  return (
    <>
      <PageHead path="/accessibility" />
      <Hero title={accessibility.headline} lead={accessibility.lead} type="headline" />
      <LegalText page={accessibility} email={{ href: mailHref(), label: site.email }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
