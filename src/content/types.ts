/*
 * The forms that content has. Types are inferred from them; files in YAML are checked against them by
 * `src/site/read-content.ts`.
 */

import { z } from 'zod';
import { site } from '../site/site';
import { type ChartProblem, chartProblems } from './chart-problems';
import { pictureIds } from './pictures';

const text = z.string().min(1);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).readonly();
const three = <Entry extends z.ZodType>(entry: Entry) => z.tuple([entry, entry, entry]).readonly();
const four = <Entry extends z.ZodType>(entry: Entry) =>
  z.tuple([entry, entry, entry, entry]).readonly();

/** Texts by these names: fields of a form that are each a text. */
const texts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

/** What content is made of. */
export const form = {
  text,
  texts,
  list,
  three,
  four,
  /** A day, such as 2025-10-07. */
  day: z.iso.date({ error: 'is no day; write one such as 2025-10-07' }),
  picture: z.enum(pictureIds),
};

/** What names something in an address or in a text. */
export const slug = (missing?: z.core.$ZodStringParams) =>
  z.string(missing).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'may hold only lower-case letters, digits and single hyphens',
  });

/** The marks under a number. Each kind has a meaning; a figure that none fits has no scale. */
export const scale = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bounded'), from: z.number(), to: z.number(), at: z.number() }),
  /** Growth, in lengths of what stood there at first: +300% is four. The marks name the first length and the whole. */
  z.strictObject({
    kind: z.literal('lengths'),
    count: z.number(),
    marks: z.tuple([text, text]).readonly().exactOptional(),
  }),
  /** A count, one tick for each. */
  z.strictObject({ kind: z.literal('ticks'), count: z.number() }),
]);
export type Scale = z.output<typeof scale>;

/** A number drawn as an instrument would draw it. */
export const reading = z.strictObject({
  /** As shown: “98%”, “£11M+”. */
  value: text,
  label: text,
  scale: scale.exactOptional(),
  /** One sentence for a tooltip: what is counted. */
  note: text.exactOptional(),
});
export type Reading = z.output<typeof reading>;

/** A quotation, as it closes a case study. */
export const quote = z.strictObject({ quote: text, name: text, role: text });
export type Quote = z.output<typeof quote>;

/** One step of a process. Order is the point. */
export const processStep = z.strictObject({ step: text, desc: text });

/** The four services; each id is also the anchor of its block on the services page. */
export const serviceId = z.enum([
  'brand-strategy',
  'digital-marketing',
  'content-storytelling',
  'ux-digital',
]);

/** What a visitor may count on the home page. */
export const counted = z.enum(['enquiries', 'bookings', 'visits']);
export type Counted = z.output<typeof counted>;

/** The case studies of the work page; each id is also an anchor there. */
export const caseStudyId = z.enum([
  'halcyon',
  'lovage-yard',
  'osten-vale',
  'kestrel-row',
  'ardmere',
]);

/** A link by its words and where it goes. */
export const link = z.strictObject({ label: text, href: text });
export type Link = z.output<typeof link>;

/** A mail draft: the words on the link and the subject that the draft opens with. */
export const mailLink = z.strictObject({ label: text, subject: text });
export type MailLink = z.output<typeof mailLink>;

/** The opening of a page. */
export const hero = z.strictObject({ headline: text, lead: text });

/** The opening of a section. The label is the section’s plain name, where the heading does not say it. */
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

/** The questions of a page, and where to put one that is not among them. */
export const faqSet = sectionHead.extend({ items: list(faqItem), ask: link });
export type FaqSet = z.output<typeof faqSet>;

/** A frame: what it is called, the link that opens it by itself, what stands where frames are not supported. */
export const frame = sectionHead.extend({ title: text, open: text, fallback: text });
export type Frame = Pick<z.output<typeof frame>, 'title' | 'open' | 'fallback'>;

/** What the controls of a carousel are called; a slide is named by its place: 2 `of` 6. */
export const carouselLabels = z.strictObject({
  ...texts('carousel', 'previous', 'next', 'pause', 'of'),
  /** With `{numbers}`. */
  ...texts('oneInView', 'inView'),
});
export type CarouselLabels = z.output<typeof carouselLabels>;

/** A value of a chart; nothing where there was no reading. */
const value = z
  .number({
    error: ({ input }) =>
      input === undefined
        ? 'is missing; write a number, or null where there was no reading'
        : `is "${input}"; write a number, or null where there was no reading`,
  })
  .nullable()
  .transform((given) => given ?? undefined);
/** Drawn in the accent colour; at most one of a figure. */
const accent = z.boolean().exactOptional();
/** A named row of values, one for each date; null where there was no reading. */
const row = z.strictObject({ label: text, values: list(value), accent });
export type Series = z.output<typeof row>;
const chart = {
  title: text,
  /** One sentence that says what is to be seen. */
  caption: text,
  /** Stands before each value. */
  before: z.literal('£').exactOptional(),
  /** Stands after each value. */
  unit: text.exactOptional(),
  /** How dates are labelled; by the day unless told otherwise. */
  dateForm: z.enum(['day', 'month']).exactOptional(),
};
/** Reports among the errors of the file what of a chart does not fit together. */
const fits =
  <Chart>(problemsOf: (chart: Chart) => readonly ChartProblem[]) =>
  (chart: Chart, context: z.RefinementCtx) => {
    for (const { path, message } of problemsOf(chart))
      context.addIssue({ code: 'custom', path: [...path], message });
  };
/** The charts, by kind. */
export const charts = [
  z
    .strictObject({
      kind: z.enum(['line', 'steps']),
      ...chart,
      dates: list(form.day),
      series: list(row),
    })
    .superRefine(fits(({ dates, series }) => chartProblems(dates, series))),
  z
    .strictObject({
      kind: z.literal('stacked'),
      ...chart,
      dates: list(form.day),
      bands: list(row),
    })
    .superRefine(fits(({ dates, bands }) => chartProblems(dates, bands, 'bands', false))),
  z.strictObject({
    kind: z.literal('slope'),
    ...chart,
    dates: z.tuple([form.day, form.day]).readonly(),
    slopes: list(z.strictObject({ label: text, first: value, last: value, accent })),
  }),
  z.strictObject({
    kind: z.literal('bars'),
    ...chart,
    bars: list(z.strictObject({ label: text, value, accent })),
  }),
] as const;
/** What a chart shows, by its kind. */
export const figure = z.discriminatedUnion('kind', charts);
export type Figure = z.output<typeof figure>;
export type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** The groups of the footer's links, in their order. */
export const footerGroupNames = ['Agency', 'Read', 'Small print'] as const;

/** A title without its last part, where a long name of the agency leaves no room for that. */
export const fittingTitle = (title: string, name: string): string =>
  title.length > 60 && title.includes(name) ? title.replace(/(?: \||[,:]) [^|,:]*$/, '') : title;

/**
 * What has to be known of a page beside its text. Metadata, structured data, the shared image, menus, sitemap and
 * tests follow from it.
 */
export const pageRecord = z.strictObject({
  /** From the root, without the base path and without a trailing slash. */
  path: z.string().startsWith('/', { error: 'is no path; begin it with /' }),
  /** Its short name, as menus and breadcrumbs show it. */
  name: text,
  /** A complete title: 30 to 60 characters. A longer name of the agency takes the place of its last part. */
  title: text.transform((title) => fittingTitle(title, site.name)),
  /** 70 to 160 characters. */
  description: text,
  /** Unlisted pages are kept out of navigation, sitemap, feeds and search engines; a page is public without. */
  visibility: z.enum(['public', 'unlisted']).exactOptional(),
  /** A `frame` stands in frames of other pages, so it has neither header nor footer. */
  kind: z.enum(['page', 'article', 'proposal', 'frame', 'specimen', 'not-found']).exactOptional(),
  /** The page above it in the breadcrumb; home without. */
  parent: text.exactOptional(),
  /** Whether it stands in the top bar. */
  header: z.boolean().exactOptional(),
  /** The group of the footer's links that it stands in. */
  footer: z.enum(footerGroupNames).exactOptional(),
  /** What schema.org calls it, where that is more than a page. */
  type: z.enum(['AboutPage', 'ContactPage', 'CollectionPage']).exactOptional(),
  /** The picture of its shared image, where its content has none of its own. */
  image: form.picture.exactOptional(),
  /** What its shared image says beside the headline, instead of its name. */
  kicker: text.exactOptional(),
  /** Drawn in its shared image, under the picture. */
  figure: figure.exactOptional(),
});
export type PageRecord = z.output<typeof pageRecord>;
