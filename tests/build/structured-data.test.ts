import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { articlePage } from '../../src/content/article-page';
import { hours } from '../../src/content/contact';
import { monthOf } from '../../src/parts/month';
import { phoneShown } from '../../src/site/addresses';
import { trailTo } from '../../src/site/routes';
import { site } from '../../src/site/site';
import { citedAddresses } from '../support/hosts-of-the-site';
import { visibleText, words } from '../support/words';
import { pages as built, fileAt, files, type Page, ROOT } from './pages';

/** Anything that JSON can say. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** A page in a frame is part of the page around it and states no more than where it stands. */
const pages = built.filter(({ route }) => route.kind !== 'frame');

/** Every thing in a value, however deep, that has a type. */
function things(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(things);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as JsonObject;
  return [...('@type' in object ? [object] : []), ...Object.values(object).flatMap(things)];
}

/** Every property of a thing's own, list by list, with its plain values. */
function facts(thing: JsonObject): [name: string, value: string][] {
  return Object.entries(thing).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => typeof one !== 'object')
      .map((one): [string, string] => [name, String(one)]),
  );
}

const graphOf = ({ $ }: Page) => {
  const data = JSON.parse($('script[type="application/ld+json"]').text()) as JsonObject;
  return { context: data['@context'], graph: data['@graph'] as readonly JsonObject[] };
};
const each = pages.map((page) => [page.route.path, page] as const);
/** Of schema.org's kinds, those that the site's types are of. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  WebPage: ['AboutPage', 'CollectionPage', 'ContactPage', 'FAQPage'],
  LocalBusiness: ['ProfessionalService'],
  Organization: ['ProfessionalService'],
};
const isA = (thing: JsonObject, type: string) =>
  [type, ...(KINDS[type] ?? [])].includes(String(thing['@type']));

/** Whether an address of the site leads to something that was built, its fragment included. */
function resolves(url: string, withFragment: boolean): boolean {
  const [address = '', fragment] = url.slice(site.origin.length).split('#');
  const file = fileAt(address);
  if (file === undefined) return false;
  const page = pages.find(({ route }) => route.path === `/${file}`);
  if (!page) return files.has(file);
  return !withFragment || fragment === undefined || page.$(`[id="${fragment}"]`).length === 1;
}

describe.each(each)('%s', (_path, page) => {
  const { context, graph } = graphOf(page);
  const all = graph.flatMap(things);

  test('holds one graph, in its head, that cannot close its element', () => {
    expect(page.$('head > script[type="application/ld+json"]')).toHaveLength(1);
    expect(context).toBe('https://schema.org');
    expect(graph.length).toBeGreaterThan(2);
    expect(page.$('script[type="application/ld+json"]').text()).not.toContain('<');
    const ids = graph.map((thing) => thing['@id']);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads to addresses that exist', () => {
    const wrong = all
      .flatMap(facts)
      .filter(([, value]) => /^https?:/.test(value))
      .filter(([name, value]) =>
        value.startsWith(`${site.origin}/`)
          ? !resolves(value, name !== '@id')
          : !(name === 'sameAs' && site.social.some(({ href }) => href === value)) &&
            !(name === 'url' && citedAddresses.has(value)),
      );
    expect(wrong).toEqual([]);
  });

  test('states the questions that the page shows, word for word', () => {
    const shown = page.$('#faq summary').get();
    const stated = graph.filter((thing) => thing['@type'] === 'FAQPage');
    expect(
      stated.flatMap(({ mainEntity }) => (mainEntity as JsonObject[]).map(({ name }) => name)),
    ).toEqual(shown.map((element) => page.$(element).text()));
    expect(stated.length).toBe(shown.length > 0 ? 1 : 0);
  });

  test('states nothing that the page does not show', () => {
    const shown = ` ${visibleText(page.$)} `;
    const title = words(page.$('title').text());
    const wrong = all.flatMap((thing) =>
      facts(thing)
        .filter(([name]) => !NOT_CLAIMS.has(name) && !NOT_CLAIMS.has(`${thing['@type']}.${name}`))
        .filter(([name, value]) => {
          if (isA(thing, 'WebPage') && name === 'name') return words(value) !== title;
          const text = SHOWN_AS[name]?.(value) ?? value;
          return !shown.includes(` ${words(text)} `);
        })
        .map(([name, value]) => `${thing['@type']}.${name}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(
  built
    .filter(({ route }) => route.kind === 'frame')
    .map((page) => [page.route.path, page] as const),
)('%s, which stands in a frame, says where it stands', (path, page) => {
  const { graph } = graphOf(page);
  expect(graph).toMatchObject([
    {
      '@type': 'WebPage',
      url: `${site.origin}${path}`,
      breadcrumb: { itemListElement: trailTo(path).map(({ name }) => ({ name })) },
    },
  ]);
  expect(trailTo(path).length).toBeGreaterThan(1);
});

/** Addresses, codes, order and what is stated for machines alone; other tests hold these to content. */
const NOT_CLAIMS = new Set([
  ...['@id', '@type', 'url', 'item', 'contentUrl', 'image', 'logo', 'sameAs'],
  ...['position', 'numberOfItems', 'inLanguage', 'addressCountry', 'latitude', 'longitude'],
  ...['articleSection', 'dayOfWeek', 'Article.keywords', 'Article.dateModified'],
]);

/** How a page writes what its data states in another form. */
const SHOWN_AS: Readonly<Record<string, (value: string) => string>> = {
  telephone: phoneShown,
  opens: () => hours.shown,
  closes: () => hours.shown,
  datePublished: (day) => `${articlePage.published} ${monthOf(day)}`,
};

describe('the data agree from page to page', () => {
  const defined = new Map<string, JsonObject>();
  for (const page of pages) {
    for (const thing of graphOf(page).graph.flatMap(things)) {
      if (typeof thing['@id'] === 'string') defined.set(thing['@id'], thing);
    }
  }

  test('a reference leads to a thing that some page describes', () => {
    const references: string[] = [];
    const look = (value: Json): void => {
      if (Array.isArray(value)) value.forEach(look);
      else if (typeof value === 'object' && value !== null) {
        const object = value as JsonObject;
        if (Object.keys(object).join() === '@id') references.push(String(object['@id']));
        else Object.values(object).forEach(look);
      }
    };
    for (const page of pages) look([...graphOf(page).graph]);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((id) => !defined.has(id))).toEqual([]);
  });

  test('a name belongs to one kind of thing, called the same everywhere', () => {
    for (const page of pages) {
      for (const thing of graphOf(page).graph.flatMap(things)) {
        const other = defined.get(String(thing['@id']));
        if (!other) continue;
        if (!isA(thing, 'WebPage')) expect(thing['@type']).toBe(other['@type']);
        if (thing.name && other.name) expect(thing.name).toBe(other.name);
      }
    }
  });
});

/**
 * What Google asks for, by its guideline's name. Left out on purpose: ratings
 * and reviews (the pages show no count), price range (the pages show no price),
 * and for the two hospitality articles image and dateModified (their content has none).
 */
const GOOGLE = {
  Article: ['author', 'datePublished', 'headline'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name'],
  LocalBusiness: ['name', 'address', 'geo', 'telephone', 'url', 'image'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
} as const;

describe("Google's properties", () => {
  const all = pages.flatMap((page) =>
    graphOf(page)
      .graph.flatMap(things)
      .map((thing) => ({ path: page.route.path, thing })),
  );

  test.each(Object.entries(GOOGLE))('%s', (type, properties) => {
    const found = all.filter(({ thing }) => isA(thing, type));
    expect(found.length).toBeGreaterThan(0);
    for (const { path, thing } of found) {
      expect(
        properties.filter((property) => !(property in thing)),
        `${path}: ${thing['@type']}`,
      ).toEqual([]);
    }
  });

  test('Article: recommended properties too, and a headline that is not cut', () => {
    const found = all.filter(({ thing }) => thing['@type'] === 'Article');
    expect(found.length).toBe(pages.filter(({ route }) => route.kind === 'article').length);
    for (const { path, thing } of found) {
      const article = articles.find((candidate) => candidate.path === path);
      expect('image' in thing, path).toBe(!article?.imageOnCardOnly);
      expect(thing.dateModified, path).toBe(article?.modified);
      expect(String(thing.headline).length).toBeLessThanOrEqual(110);
      expect(thing.author).toMatchObject({ name: site.name, url: expect.any(String) });
      expect(thing.publisher).toMatchObject({ name: site.name, logo: { url: expect.any(String) } });
    }
  });

  test('BreadcrumbList: home and what is below it in order, each with an address or last', () => {
    for (const { path, thing } of all.filter(({ thing }) => thing['@type'] === 'BreadcrumbList')) {
      const items = thing.itemListElement as JsonObject[];
      expect(items[0]?.name, path).toBe('Home');
      expect(items.length > 1, path).toBe(path !== '/');
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items.slice(0, -1).every(({ item }) => typeof item === 'string')).toBe(true);
    }
  });

  test('LocalBusiness: the whole address and the hours on the contact page', () => {
    const [studio] = all.filter(
      ({ path, thing }) => path === '/contact' && isA(thing, 'LocalBusiness'),
    );
    expect(studio?.thing).toMatchObject({
      address: { streetAddress: expect.any(String), postalCode: expect.any(String) },
      openingHoursSpecification: { opens: '09:00', closes: '18:00' },
    });
  });

  describe('images', () => {
    const sizes = new Map<string, { width: number; height: number }>();
    const imagesOf = (type: string) =>
      all
        .filter(({ thing }) => isA(thing, type))
        .flatMap(({ thing }) => [thing.image ?? []].flat() as string[]);
    const logo = all.find(({ thing }) => isA(thing, 'ImageObject') && 'url' in thing);
    const logoUrl = String(logo?.thing.url);

    beforeAll(async () => {
      for (const url of new Set([...imagesOf('Article'), ...imagesOf('LocalBusiness'), logoUrl])) {
        const file = fileAt(url.slice(site.origin.length));
        const { width, height } = await sharp(`${ROOT}/${file}`).metadata();
        sizes.set(url, { width, height });
      }
    });

    test('Article: at least 1200 pixels wide', () => {
      for (const url of imagesOf('Article')) expect(sizes.get(url)?.width).toBeGreaterThan(1199);
    });

    test('Organization: a logo of at least 112 by 112 pixels', () => {
      expect(sizes.get(logoUrl)?.width).toBeGreaterThanOrEqual(112);
      expect(sizes.get(logoUrl)?.height).toBeGreaterThanOrEqual(112);
    });
  });
});
