import { describe, expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { caseStudies } from '../../src/content/case-studies';
import { routes } from '../../src/content/routes';
import { site } from '../../src/content/site';
import { graphFor } from '../../src/metadata/graph';
import { serialise } from '../../src/metadata/json-ld';
import { type JsonObject, vocabularyProblems } from '../support/vocabulary';

const nodesOf = (path: string) =>
  (JSON.parse(serialise(graphFor(path))) as { '@graph': JsonObject[] })['@graph'];
const listIn = (thing: JsonObject | undefined, name: string) =>
  (thing?.[name] ?? []) as readonly JsonObject[];
const ofType = (path: string, type: string) =>
  nodesOf(path).filter((node) => node['@type'] === type);

describe('the text of a script element', () => {
  test('cannot close the element, and reads the same', () => {
    const text = serialise({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><!-- <b>' }],
    });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!-- <b>');
  });
});

describe('the vocabulary check', () => {
  test.each([
    [{ '@type': 'Artikel' }, 'there is no type'],
    [{ '@type': 'Article', headlin: 'x' }, 'there is no property headlin'],
    [{ '@type': 'Article', opens: '09:00' }, 'does not have opens'],
    [
      { '@type': 'Article', author: { '@type': 'Place', name: 'x' } },
      'takes Organization, Person, not Place',
    ],
    [{ '@type': 'Offer', itemOffered: 'x' }, 'not a text'],
    [{ name: 'x' }, 'has no type'],
  ] satisfies [JsonObject, string][])('finds what is wrong in %j', (thing, problem) => {
    expect(vocabularyProblems(thing).join()).toContain(problem);
  });
});

test.each(routes.map(({ path }) => path))('%s: everything is known to schema.org', (path) => {
  expect(nodesOf(path).flatMap((node) => vocabularyProblems(node))).toEqual([]);
});

test('a thing has one type on whichever page it stands', () => {
  const types = new Map<string, string>();
  for (const { path } of routes) {
    for (const node of nodesOf(path)) {
      const id = String(node['@id']);
      expect(types.get(id) ?? node['@type'], id).toBe(node['@type']);
      types.set(id, String(node['@type']));
    }
  }
});

test('the agency and the site are on every page, the page itself on all but the not-found page', () => {
  for (const { path, kind } of routes) {
    expect(ofType(path, 'Organization'), path).toHaveLength(1);
    expect(ofType(path, 'WebSite'), path).toHaveLength(1);
    const pages = nodesOf(path).filter((node) => /^[A-Z]\w*Page$/.test(String(node['@type'])));
    const own = pages.filter((node) => node['@type'] !== 'FAQPage');
    expect(own, path).toHaveLength(kind === 'not-found' ? 0 : 1);
  }
});

test('every page says where it stands, from home down to itself', () => {
  for (const { path, name, kind } of routes) {
    const held = nodesOf(path).find((node) => 'breadcrumb' in node)?.breadcrumb as
      | JsonObject
      | undefined;
    const trail = held ?? ofType(path, 'BreadcrumbList')[0];
    const names = listIn(trail, 'itemListElement').map((item) => item.name);
    expect(names.at(0), path).toBe('Home');
    expect(names.at(-1), path).toBe(name);
    if (kind === 'article') expect(names).toEqual(['Home', 'Blog', name]);
  }
});

describe('the local business', () => {
  const [studio] = ofType('/contact', 'ProfessionalService');

  test('has address, position, hours and phone', () => {
    expect(studio).toMatchObject({
      name: site.name,
      telephone: site.phone,
      address: {
        '@type': 'PostalAddress',
        addressLocality: site.address.locality,
        addressCountry: site.address.country,
      },
      geo: { latitude: site.position.latitude, longitude: site.position.longitude },
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    });
  });

  test('is not rated, since the pages show no number of ratings', () => {
    for (const { path } of routes) {
      expect(serialise(graphFor(path))).not.toMatch(/aggregateRating|ratingValue|"review"/);
    }
  });
});

test('no price stands anywhere', () => {
  for (const { path } of routes) {
    expect(serialise(graphFor(path))).not.toMatch(/"price|priceRange|priceCurrency/);
  }
});

test('each service is offered, with what it holds', () => {
  const services = ofType('/services', 'Service');
  expect(services).toHaveLength(4);
  for (const service of services) {
    expect((service.offers as JsonObject[]).length).toBeGreaterThan(0);
    const { itemListElement } = service.hasOfferCatalog as JsonObject;
    expect(itemListElement).toHaveLength(6);
  }
  expect(ofType('/', 'Offer').map(({ name }) => name)).toEqual(['Silver', 'Gold', 'Tailored']);
});

describe('articles', () => {
  test.each(articles.map((article) => [article.slug, article] as const))('%s', (_slug, article) => {
    const [data, ...more] = ofType(article.path, 'Article');
    expect(more).toEqual([]);
    expect(data).toMatchObject({
      headline: article.title,
      author: { '@type': 'Organization', name: site.name },
      publisher: { '@type': 'Organization', logo: { '@type': 'ImageObject' } },
      datePublished: article.date,
      mainEntityOfPage: { '@type': 'WebPage' },
      articleSection: article.section,
      keywords: article.keywords,
    });
    expect(data && 'image' in data, 'image').toBe(!article.imageOnCardOnly);
    expect(data?.dateModified).toBe(article.modified);
  });

  test('stand on their own page only', () => {
    for (const { path } of routes.filter(({ kind }) => kind !== 'article')) {
      expect(ofType(path, 'Article')).toEqual([]);
    }
  });
});

test('the list page names every article in its order', () => {
  const [list] = ofType('/blog', 'ItemList');
  expect(listIn(list, 'itemListElement').map(({ position, url }) => [position, url])).toEqual(
    articles.map(({ path }, index) => [index + 1, site.origin + path]),
  );
});

test('case studies are works of the agency', () => {
  expect(ofType('/work', 'CreativeWork')).toHaveLength(caseStudies.length);
  expect(ofType('/work/hair-nova', 'CreativeWork')).toHaveLength(1);
});
