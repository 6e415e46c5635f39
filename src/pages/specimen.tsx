import { enquiryForm } from '../content/contact';
import { specimen } from '../content/specimen';
import { PageHead } from '../metadata/page-head';
import { Hero } from '../sections/hero';
import { Specimen } from '../sections/specimen';
import { colours } from '../theme/colours';

const roles = Object.entries(colours);

export default async function SpecimenPage() {
  const { headline, lead, sentence, readings } = specimen;
  return (
    <>
      <PageHead path="/specimen" />
      <Hero title={headline} lead={lead} />
      {(['day', 'night'] as const).map((theme) => (
        <Specimen
          key={theme}
          theme={theme}
          colours={roles.map(([role, value]) => ({ role, value: value[theme] }))}
          readings={readings}
          sentence={sentence}
          form={enquiryForm}
        />
      ))}
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
