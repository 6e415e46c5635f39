/**
 * Types of the pages' content.
 */

import type { PictureId } from './pictures';

/** The marks under a number. Each kind has a meaning; a figure that none fits has no scale. */
export type Scale =
  | {
      readonly kind: 'bounded';
      readonly from: number;
      readonly to: number;
      readonly at: number;
    }
  /** Growth, in lengths of what stood there at first: +300% is four lengths of one. */
  | {
      readonly kind: 'lengths';
      readonly count: number;
      /** What stands under the end of the first length and of the last. */
      readonly marks?: readonly [string, string];
    }
  /** A count, one tick for each. */
  | { readonly kind: 'ticks'; readonly count: number };

/** A number drawn as an instrument would draw it. */
export interface Reading {
  /** As shown: “98%”, “£11M+”. */
  readonly value: string;
  readonly label: string;
  readonly scale?: Scale;
  /** One sentence for a tooltip: what is counted. */
  readonly note?: string;
}

/** A question and its answer. The id is unique on its page and serves as an anchor. */
export interface FaqItem {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** The questions of a page, and where to put one that is not among them. */
export type FaqSet = SectionHead & { readonly items: readonly FaqItem[]; readonly ask: Link };

/** A client’s words with the one figure that stands beside them. */
export interface Testimonial {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
  /** A short reading: “+212%”. */
  readonly metric: string;
  /** What one of what was counted became: 3.12. */
  readonly rate: number;
  readonly metricLabel: string;
}

/** A quotation without a figure, as it closes a case study. */
export interface Quote {
  readonly quote: string;
  readonly name: string;
  readonly role: string;
}

/** One step of a process. Order is the point. */
export interface ProcessStep {
  readonly step: string;
  readonly desc: string;
}

/** The four services; each id is also the anchor of its block on the services page. */
export type ServiceId =
  | 'brand-strategy'
  | 'digital-marketing'
  | 'content-storytelling'
  | 'ux-digital';

/** One service block: what it is, what it holds, how it runs, and one client it was done for. */
export interface Service {
  readonly id: ServiceId;
  readonly title: string;
  /** One sentence, for cards. */
  readonly summary: string;
  /** Two or three sentences, for the block itself. */
  readonly description: string;
  readonly features: readonly string[];
  readonly process: readonly [ProcessStep, ProcessStep, ProcessStep, ProcessStep];
  readonly caseStudy: {
    readonly client: string;
    /** Its still life. */
    readonly image: PictureId;
    readonly challenge: string;
    readonly solution: string;
    readonly results: readonly string[];
  };
}

/** The case studies of the work page; each id is also an anchor there. */
export type CaseStudyId = 'halcyon' | 'lovage-yard' | 'osten-vale' | 'kestrel-row' | 'ardmere';

/** One result of a case study. The figure belongs to that client only. */
export interface CaseResult {
  readonly metric: string;
  /** As shown: “+184%”. */
  readonly value: string;
  readonly desc: string;
}

/** A client’s story with exactly three results. */
export interface CaseStudy {
  readonly id: CaseStudyId;
  readonly title: string;
  readonly client: string;
  readonly category: string;
  /** A picture’s id. */
  readonly image: PictureId;
  readonly challenge: string;
  readonly solution: string;
  readonly results: readonly [CaseResult, CaseResult, CaseResult];
  readonly testimonial: Quote;
  readonly services: readonly string[];
  /** The case’s own page, where it has one. */
  readonly href?: string;
}

/** An award and who gave it. The organisations are invented. */
export interface Award {
  readonly name: string;
  readonly year: number;
  readonly organization: string;
}

/** A pricing plan. No prices are shown. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly blurb: string;
  readonly features: readonly string[];
}

/** The trades we work for. */
export type IndustryId =
  | 'luxury'
  | 'startups'
  | 'beauty'
  | 'dentistry'
  | 'pharmacy'
  | 'law'
  | 'restaurants'
  | 'estate-agents'
  | 'ecommerce'
  | 'fashion'
  | 'fitness'
  | 'hospitality';

/** One tile of the industries grid. */
export interface Industry {
  readonly id: IndustryId;
  readonly name: string;
  readonly line: string;
  /** The category of articles that it opens, as it stands in an address. */
  readonly articles: string;
}

/** A client of the logo strip. All are invented. */
export interface Client {
  readonly id: string;
  readonly name: string;
  readonly industry: IndustryId;
}

/** A link by its words and where it goes. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** A mail draft: the words on the link and the subject that the draft opens with. */
export interface MailLink {
  readonly label: string;
  readonly subject: string;
}

/** The groups of the footer's links, in their order. */
export const footerGroupNames = ['Agency', 'Read', 'Small print'] as const;

/**
 * What has to be known of a page beside its text. Metadata, structured data, the shared image, menus, sitemap and
 * tests follow from it.
 */
export interface PageRecord {
  /** From the root, without the base path and without a trailing slash. */
  readonly path: string;
  /** Its short name, as menus and breadcrumbs show it. */
  readonly name: string;
  /** A complete title: 30 to 60 characters. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  /** Unlisted pages are kept out of navigation, sitemap, feeds and search engines; a page is public without. */
  readonly visibility?: 'public' | 'unlisted';
  /** A `frame` stands in frames of other pages, so it has neither header nor footer. */
  readonly kind?: 'page' | 'article' | 'proposal' | 'frame' | 'specimen' | 'not-found';
  /** The page above it in the breadcrumb; home without. */
  readonly parent?: string;
  /** Whether it stands in the top bar. */
  readonly header?: boolean;
  /** The group of the footer's links that it stands in. */
  readonly footer?: (typeof footerGroupNames)[number];
  /** What schema.org calls it, where that is more than a page. */
  readonly type?: 'AboutPage' | 'ContactPage' | 'CollectionPage';
  /** The picture of its shared image, where its content has none of its own. */
  readonly image?: PictureId;
  /** What its shared image says beside the headline, instead of its name. */
  readonly kicker?: string;
  /** Drawn in its shared image, under the picture. */
  readonly figure?: Figure;
}

/** The opening of a page. */
export interface Hero {
  readonly headline: string;
  readonly lead: string;
}

/** The opening of a section. The label is the section’s plain name, where the heading does not say it. */
export interface SectionHead {
  readonly label?: string;
  readonly heading: string;
  readonly lead?: string;
}

/** A title with a sentence or two under it. */
export interface Card {
  readonly title: string;
  readonly text: string;
}

/** A frame: what it is called, the link that opens it by itself, what stands where frames are not supported. */
export interface Frame {
  readonly title: string;
  readonly open: string;
  readonly fallback: string;
}

/** The words around each service's own on the page of services. */
export interface ServiceLabels {
  readonly features: string;
  readonly process: string;
  readonly caseStudy: string;
  readonly challenge: string;
  readonly solution: string;
  readonly results: string;
  readonly getStarted: Link;
}

/** What the controls of a carousel are called; a slide is named by its place: 2 `of` 6. */
export interface CarouselLabels {
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly of: string;
  /** With `{numbers}`. */
  readonly oneInView: string;
  readonly inView: string;
}

/** A named row of values, one for each date; undefined where there was no reading. */
interface Row {
  readonly label: string;
  readonly values: readonly (number | undefined)[];
  /** Drawn in the accent colour; at most one of a figure. */
  readonly accent?: boolean;
}

interface Words {
  readonly title: string;
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  /** Stands before each value. */
  readonly before?: '£';
  /** Stands after each value. */
  readonly unit?: string;
  /** How dates are labelled; by the day unless told otherwise. */
  readonly dateForm?: 'day' | 'month';
}

/** What a chart shows, by its kind. */
export type Figure = Words &
  (
    | {
        readonly kind: 'line' | 'steps';
        readonly dates: readonly string[];
        readonly series: readonly Row[];
      }
    | {
        readonly kind: 'stacked';
        readonly dates: readonly string[];
        readonly bands: readonly Row[];
      }
    | {
        readonly kind: 'slope';
        readonly dates: readonly [first: string, last: string];
        readonly slopes: readonly {
          readonly label: string;
          readonly first: number | undefined;
          readonly last: number | undefined;
          readonly accent?: boolean;
        }[];
      }
    | {
        readonly kind: 'bars';
        readonly bars: readonly {
          readonly label: string;
          readonly value: number | undefined;
          readonly accent?: boolean;
        }[];
      }
  );
