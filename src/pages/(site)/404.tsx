import { ButtonLink } from '../../components/button-link';
import { notFound } from '../../content/not-found';
import { PageHead } from '../../metadata/page-head';
import { NotFound } from '../../sections/not-found';

export default async function NotFoundPage() {
  return (
    <>
      <PageHead path="/404" />
      <NotFound heading={notFound.heading} text={notFound.text} picture="meridian">
        <ButtonLink href={notFound.link.href}>{notFound.link.label}</ButtonLink>
      </NotFound>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
