/*
 * The schemas of content. Types are inferred from them, and `src/site/read-content.ts` checks YAML
 * files against them.
 */

import { z } from 'zod';
import { site } from '../site/site';
import { accentProblems, type ChartProblem, chartProblems } from './chart-problems';
import { pictureIds } from './pictures';

const text = z.string().min(1);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();
const three = <Entry extends z.ZodType>(entry: Entry) => z.tuple([entry, entry, entry]).readonly();
const four = <Entry extends z.ZodType>(entry: Entry) =>
  z.tuple([entry, entry, entry, entry]).readonly();

/** Fields of a schema with these names, each a text. */
const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** The smallest schemas, of which the others are made. */
export const schemas = {
  text,
  texts,
  list,
  three,
  four,
  /** A day, such as 2025-10-07. */
  day: z.iso.date({ error: 'is no day; write one such as 2025-10-07' }),
  picture: z.enum(pictureIds),
};

/** A name for use in addresses; `missing` is the message where there is none. */
export const slug = (missing?: z.core.$ZodStringParams) =>
  z.string(missing).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'may hold only lower-case letters, digits and single hyphens',
  });

/** The scale that is drawn under a number; a number that fits no kind has none. */
export const scale = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bounded'), from: z.number(), to: z.number(), at: z.number() }),
  /**
   * Growth as multiples of the first value, whose length is repeated: +300% is four lengths.
   * `words` stand under the first length and under the whole.
   */
  z.strictObject({
    kind: z.literal('lengths'),
    count: z.number(),
    words: z.tuple([text, text]).readonly().exactOptional(),
  }),
  /** A count, one tick for each. */
  z.strictObject({ kind: z.literal('ticks'), count: z.number() }),
]);
export type Scale = z.output<typeof scale>;

/** A number that is drawn large, with its label and, where one fits, a scale. */
export const reading = z.strictObject({
  /** The value as shown: “98%”, “£11M+”. */
  value: text,
  label: text,
  scale: scale.exactOptional(),
  /** What is counted, in a sentence or a few; most pages show it under the label. */
  note: text.exactOptional(),
});
export type Reading = z.output<typeof reading>;

/** A client's words, with who says them. */
export const quote = z.strictObject({ quote: text, name: text, role: text });
export type Quote = z.output<typeof quote>;

/** One step of a process whose order matters. */
export const processStep = z.strictObject({ step: text, desc: text });

/** The four services; each id is also the anchor of its block on the services page. */
export const serviceId = z.enum([
  'brand-strategy',
  'digital-marketing',
  'content-storytelling',
  'ux-digital',
]);

/** What a visitor's number may count: the units to choose from on the home page. */
export const countedUnit = z.enum(['enquiries', 'bookings', 'visits']);
export type CountedUnit = z.output<typeof countedUnit>;

/** The case studies of the work page; each id is also an anchor there. */
export const caseStudyId = z.enum([
  'halcyon',
  'lovage-yard',
  'osten-vale',
  'kestrel-row',
  'ardmere',
]);

/** A link: its words and its address. */
export const link = z.strictObject({ label: text, href: text });
export type Link = z.output<typeof link>;

/** A mail draft: the words on the link and the subject that the draft opens with. */
export const mailLink = z.strictObject({ label: text, subject: text });
export type MailLink = z.output<typeof mailLink>;

/** The opening of a page. */
export const hero = z.strictObject({ headline: text, lead: text });

/** The opening of a section. `label` is its plain name, where the heading does not say it. */
export const sectionHead = z.strictObject({
  label: text.exactOptional(),
  heading: text,
  lead: text.exactOptional(),
});
export type SectionHead = z.output<typeof sectionHead>;

/** A heading with paragraphs under it. */
export const paragraphs = sectionHead.extend({ paragraphs: list(text) });

/** A title with a sentence or two under it. */
export const card = z.strictObject({ title: text, text });
export type Card = z.output<typeof card>;

/** A question and its answer. The id is unique on its page and serves as an anchor. */
const faqItem = z.strictObject({ id: text, question: text, answer: text });
export type FaqItem = z.output<typeof faqItem>;

/** The questions of a page, and a mail draft for asking another one. */
export const faqSet = sectionHead.extend({ items: list(faqItem), ask: mailLink });
export type FaqSet = z.output<typeof faqSet>;

/** An iframe: its name, the label of the link to its page, the text where frames are not shown. */
export const frame = sectionHead.extend({ title: text, open: text, fallback: text });
export type Frame = Pick<z.output<typeof frame>, 'title' | 'open' | 'fallback'>;

/** The names of a carousel's controls; a slide is named by its place: 2 `of` 6. */
export const carouselLabels = z.strictObject({
  ...texts('carousel', 'previous', 'next', 'pause', 'of'),
  /** Sentences that hold `{numbers}`. */
  ...texts('oneInView', 'inView'),
});
export type CarouselLabels = z.output<typeof carouselLabels>;

/** A value of a chart; undefined where nothing was counted. */
const value = z
  .number({
    error: ({ input }) =>
      input === undefined
        ? 'is missing; write a number, or null where nothing was counted'
        : `is "${input}"; write a number, or null where nothing was counted`,
  })
  .nullable()
  .transform((given) => given ?? undefined);
/** Draws a series in the accent colour; a chart has at most one such series. */
const accent = z.boolean().exactOptional();
/** A named series of values, one for each date; null where nothing was counted. */
const series = z.strictObject({ label: text, values: list(value), accent });
export type Series = z.output<typeof series>;
/** Work that was done at a date of a chart, written over the drawing. */
const workDone = z.strictObject({ date: schemas.day, text });
export type WorkDone = z.output<typeof workDone>;
/** The field in which a chart over time says what was done, since that is why its line turns. */
const doneField = { done: list(workDone).exactOptional() };
/** Problems of work at a date that its chart does not draw. */
const doneProblems = (
  done: readonly WorkDone[] = [],
  isDrawn: (date: string) => boolean,
): readonly ChartProblem[] =>
  done.flatMap(({ date }, index) =>
    isDrawn(date)
      ? []
      : [{ path: ['done', index, 'date'], message: `is ${date}; write a date of this chart` }],
  );
/** The fields that all charts share. */
const chartFields = {
  title: text,
  /** One sentence that says what the chart shows. */
  caption: text,
  /** Stands before each value. */
  before: z.literal('£').exactOptional(),
  /** Stands after each value. */
  unit: text.exactOptional(),
  /** How dates are labelled; by default by the day. */
  dateForm: z.enum(['day', 'month']).exactOptional(),
};
/** A refinement that reports the problems of a chart among the errors of its file. */
const reporting =
  <Chart>(problemsOf: (chart: Chart) => readonly ChartProblem[]) =>
  (chart: Chart, context: z.RefinementCtx) => {
    for (const { path, message } of problemsOf(chart))
      context.addIssue({ code: 'custom', path: [...path], message });
  };
export const charts = [
  z
    .strictObject({
      kind: z.enum(['line', 'steps']),
      ...chartFields,
      ...doneField,
      dates: list(schemas.day),
      series: list(series),
    })
    .superRefine(
      reporting(({ dates, series, done }) => [
        ...chartProblems(dates, series),
        ...doneProblems(done, (date) => dates.includes(date)),
      ]),
    ),
  z
    .strictObject({
      kind: z.literal('stacked'),
      ...chartFields,
      ...doneField,
      dates: list(schemas.day),
      bands: list(series),
    })
    .superRefine(
      reporting(({ dates, bands, done }) => [
        ...chartProblems(dates, bands, 'bands', false),
        ...doneProblems(done, (date) => dates.includes(date)),
      ]),
    ),
  z
    .strictObject({
      kind: z.literal('slope'),
      ...chartFields,
      ...doneField,
      dates: z.tuple([schemas.day, schemas.day]).readonly(),
      slopes: list(z.strictObject({ label: text, first: value, last: value, accent })),
    })
    .superRefine(
      reporting(({ dates: [first, last], slopes, done }) => [
        ...chartProblems(
          [first, last],
          slopes.map((slope) => ({ ...slope, values: [slope.first, slope.last] })),
          'slopes',
        ),
        ...doneProblems(done, (date) => first <= date && date <= last),
      ]),
    ),
  z
    .strictObject({
      kind: z.literal('bars'),
      ...chartFields,
      bars: list(z.strictObject({ label: text, value, accent })),
    })
    .superRefine(reporting(({ bars }) => accentProblems(bars, 'bars'))),
] as const;
/** The data of a chart, by its kind. */
export const figure = z.discriminatedUnion('kind', charts);
export type Figure = z.output<typeof figure>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** The groups of the footer's links, in their order. */
export const footerGroupNames = ['Agency', 'Read', 'Small print'] as const;

/** A title without its last part, where a long name of the agency leaves no room for that part. */
export const fittingTitle = (title: string, name: string): string =>
  title.length > 60 && title.includes(name) ? title.replace(/(?: \||[,:]) [^|,:]*$/, '') : title;

/**
 * The record of a page: facts beside its text, which metadata, structured data, the shared image,
 * menus, sitemap and tests are made from.
 */
export const pageRecord = z.strictObject({
  /** From the root, without the base path and without a trailing slash. */
  path: z.string().startsWith('/', { error: 'is no path; begin it with /' }),
  /** The page's short name, for menus and breadcrumbs. */
  shortTitle: text,
  /** The full title, 30 to 60 characters; see `fittingTitle` for a long name of the agency. */
  seoTitle: text.transform((title) => fittingTitle(title, site.name)),
  /** The description for search engines: 70 to 160 characters. */
  description: text,
  /** `unlisted`: not in menus, sitemap, feeds or search engines. By default a page is public. */
  visibility: z.enum(['public', 'unlisted']).exactOptional(),
  /** A page of the kind `frame` stands in iframes, so it has neither header nor footer. */
  kind: z.enum(['page', 'article', 'proposal', 'frame', 'specimen', 'not-found']).exactOptional(),
  /** The path of the parent in the breadcrumb; by default home. */
  parent: text.exactOptional(),
  /** Whether the top bar links to the page. */
  header: z.boolean().exactOptional(),
  /** The group of the footer's links that the page is in. */
  footer: z.enum(footerGroupNames).exactOptional(),
  /** The page's schema.org type, where a more specific one than `WebPage` fits. */
  type: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).exactOptional(),
  /** The page's main picture, for the shared image and the sitemap, where the content has none. */
  image: schemas.picture.exactOptional(),
  /** The words beside the headline in the shared image, instead of the page's name. */
  kicker: text.exactOptional(),
  /** A figure drawn in the shared image, over the lower part of the picture. */
  figure: figure.exactOptional(),
});
export type PageRecord = z.output<typeof pageRecord>;
