import { articles } from '../../articles/article-list';
import { RelatedArticles } from '../../articles/related-articles';
import { notFound } from '../../content/not-found';
import { serviceRows } from '../../home/home-lists';
import { NotFound } from '../../not-found/not-found';
import { ButtonLink } from '../../parts/button-link';
import { RuledRows } from '../../parts/sections/ruled-rows';
import { PageHead } from '../../seo/page-head';

export default async function NotFoundPage() {
  const { heading, text, link, services, blog } = notFound;
  return (
    <>
      <PageHead path="/404" />
      <NotFound heading={heading} text={text}>
        <ButtonLink href={link.href}>{link.label}</ButtonLink>
      </NotFound>
      <RuledRows head={services} rows={serviceRows} size="index" />
      <RelatedArticles head={blog} articles={articles.slice(0, 3)} link={blog.link} />
    </>
  );
}
