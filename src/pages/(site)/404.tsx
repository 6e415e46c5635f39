import { ButtonLink } from '../../components/button-link';
import { articles, summaryOf } from '../../content/articles';
import { serviceCards } from '../../content/home-lists';
import { notFound } from '../../content/not-found';
import { PageHead } from '../../metadata/page-head';
import { Cards } from '../../sections/cards';
import { NotFound } from '../../sections/not-found';
import { RelatedArticles } from '../../sections/related-articles';

export default async function NotFoundPage() {
  const { heading, text, link, services, blog } = notFound;
  return (
    <>
      <PageHead path="/404" />
      <NotFound heading={heading} text={text} picture="meridian">
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </NotFound>
      <Cards head={services} cards={serviceCards} tall />
      <RelatedArticles
        head={blog}
        articles={articles.slice(0, 3).map(summaryOf)}
        link={blog.link}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
