import { mailHref } from '../../content/addresses';
import { privacy } from '../../content/legal';
import { site } from '../../content/site';
import { PageHead } from '../../metadata/page-head';
import { Hero } from '../../sections/hero';
import { LegalText } from '../../sections/legal-text';

export default async function PrivacyPage() {
  return (
    <>
      <PageHead path="/privacy" />
      <Hero title={privacy.headline} lead={privacy.lead} type="headline" />
      <LegalText page={privacy} email={{ href: mailHref(), label: site.email }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
