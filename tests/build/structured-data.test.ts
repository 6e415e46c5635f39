import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { hours } from '../../src/content/hours';
import { phoneShown } from '../../src/site/contact-links';
import { formatMonth } from '../../src/site/format';
import { site } from '../../src/site/site';
import { citedAddresses } from '../support/hosts-of-the-site';
import { visibleText, words } from '../support/visible-text';
import { pages as built, fileAt, files, ROOT } from './pages';

/** Anything that JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** Every object in a value, however deep. */
function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as JsonObject, ...Object.values(value).flatMap(objectsIn)];
}

const pages = built.map((page) => {
  const text = page.$('head > script[type="application/ld+json"]').text();
  const data = JSON.parse(text) as { '@context': string; '@graph': JsonObject[] };
  const objects = objectsIn(data['@graph']);
  const things = objects.filter((object) => '@type' in object);
  return { ...page, text, data, graph: data['@graph'], objects, things };
});
/** A page in a frame is part of the page around it and states no more than where it stands. */
const whole = pages.filter(({ route }) => route.kind !== 'frame');
const all = whole.flatMap(({ route: { path }, things }) =>
  things.map((thing) => ({ path, thing })),
);

/** Every property of a thing's own, list by list, with its plain values. */
const facts = (thing: JsonObject) =>
  Object.entries(thing).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one !== 'object')
      .map((one) => [name, String(one)] as const),
  );

const isPage = (thing: JsonObject) => String(thing['@type']).endsWith('Page');

/** Addresses, codes, order and what is for machines alone; other tests hold these to content. */
const NOT_CLAIMS = new Set([
  ...['@id', '@type', 'url', 'item', 'contentUrl', 'image', 'logo', 'sameAs'],
  ...['position', 'inLanguage', 'addressCountry', 'latitude', 'longitude'],
  ...['articleSection', 'Article.keywords', 'Article.dateModified'],
]);

/** How a page writes what its data state in another form. */
const SHOWN_AS: Readonly<Record<string, (value: string) => string>> = {
  telephone: phoneShown,
  dayOfWeek: () => `${hours.days}, ${hours.opens}`,
  opens: () => hours.shown,
  closes: () => hours.shown,
  datePublished: (day) => `${articlePage.published} ${formatMonth(day)}`,
};

/** Whether an address of the site leads to something that was built, its fragment included. */
function resolves(url: string, withFragment: boolean): boolean {
  const [address = '', fragment] = url.slice(site.origin.length).split('#');
  const file = fileAt(address) ?? '';
  const page = whole.find(({ route }) => route.path === `/${file}`);
  if (!page) return files.has(file);
  return !withFragment || fragment === undefined || page.$(`[id="${fragment}"]`).length === 1;
}

describe.each(whole)('$route.path', ({ $, text, data, graph, things }) => {
  test('holds one graph that cannot close its element and leads to addresses that exist', () => {
    expect(data['@context']).toBe('https://schema.org');
    expect(text).not.toContain('<');
    expect(new Set(graph.map((thing) => thing['@id'])).size).toBe(graph.length);
    const wrong = things
      .flatMap(facts)
      .filter(([, value]) => /^https?:/.test(value))
      .filter(([name, value]) => {
        if (value.startsWith(`${site.origin}/`)) return !resolves(value, name !== '@id');
        if (name === 'sameAs') return !site.social.some(({ href }) => href === value);
        return name !== 'url' || !citedAddresses.has(value);
      });
    expect(wrong).toEqual([]);
  });

  test('states the questions that the page shows, and nothing that it does not', () => {
    const questions = graph
      .filter((thing) => thing['@type'] === 'FAQPage')
      .map(({ mainEntity }) => (mainEntity as JsonObject[]).map(({ name }) => name));
    const shown = $('#faq summary').map((_, element) => $(element).text());
    expect(questions).toEqual(shown.length > 0 ? [shown.get()] : []);

    const read = ` ${visibleText($)} `;
    const wrong = things.flatMap((thing) =>
      facts(thing)
        .filter(([name]) => !NOT_CLAIMS.has(name) && !NOT_CLAIMS.has(`${thing['@type']}.${name}`))
        .filter(([name, value]) =>
          isPage(thing) && name === 'name'
            ? value !== $('title').text()
            : !read.includes(` ${words(SHOWN_AS[name]?.(value) ?? value)} `),
        )
        .map(([name, value]) => `${thing['@type']}.${name}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('a thing that several pages refer to has one name', () => {
  const defined = new Map(all.map(({ thing }) => [thing['@id'], thing]));
  const references = whole
    .flatMap(({ objects }) => objects)
    .filter((object) => Object.keys(object).join() === '@id');
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((object) => !defined.has(object['@id']))).toEqual([]);
  for (const { thing } of all.filter(({ thing }) => '@id' in thing)) {
    const other = defined.get(thing['@id']);
    if (!isPage(thing)) expect(thing['@type']).toBe(other?.['@type']);
    if (thing.name && other?.name) expect(thing.name).toBe(other.name);
  }
});

/**
 * The properties that Google asks for, by type. Left out on purpose: ratings
 * and reviews (the pages show no count), price range (the pages show no price),
 * and for the two hospitality articles image and dateModified (their content has none).
 */
test.each([
  ['Article', 'author', 'datePublished', 'headline', 'publisher'],
  ['Question', 'name', 'acceptedAnswer'],
  ['ProfessionalService', 'name', 'address', 'geo', 'telephone', 'url', 'image'],
  ['PostalAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
] as const)('%s has what Google asks for', (type, ...properties) => {
  const found = all.filter(({ thing }) => thing['@type'] === type);
  expect(found.length).toBeGreaterThan(0);
  for (const { path, thing } of found)
    expect(
      properties.filter((property) => !(property in thing)),
      `${path}: ${thing['@type']}`,
    ).toEqual([]);
});

test('an article’s data have its headline, its day and a picture that is wide enough', async () => {
  const found = all.filter(({ thing }) => thing['@type'] === 'Article');
  expect(found).toHaveLength(articles.length);
  for (const { path, thing } of found) {
    const article = articles.find((candidate) => candidate.path === path);
    expect(thing.headline).toBe(article?.title);
    expect(thing.dateModified, path).toBe(article?.modified);
    expect('image' in thing, path).toBe(!article?.imageOnCardOnly);
    for (const url of [thing.image ?? []].flat()) {
      const file = fileAt(String(url).slice(site.origin.length));
      expect((await sharp(`${ROOT}/${file}`).metadata()).width).toBeGreaterThan(1199);
    }
  }
});
