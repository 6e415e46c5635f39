import { site } from '../site/site';
import type { CarouselLabels, Hero, Link, PageRecord, SectionHead } from './types';

/** The nine categories of articles, in the order of the filter. */
export const categories = [
  'Social Media',
  'Healthcare',
  'Beauty',
  'Hospitality',
  'Real Estate',
  'Ecommerce',
  'Fashion',
  'Fitness',
  'Legal',
] as const;

/** One of the nine categories, as shown. */
export type Category = (typeof categories)[number];

/** What an owner wants done; articles of other trades that treat the same are read next. */
export const tasks = [
  'abroad',
  'adverts',
  'content',
  'creators',
  'email',
  'enquiries',
  'events',
  'growth',
  'local search',
  'middlemen',
  'neighbours',
  'press',
  'pricing',
  'rebooking',
  'regulation',
  'reviews',
] as const;

/** Each category as it stands in an address. */
export const categoryIds: Readonly<Record<Category, string>> = {
  'Social Media': 'social-media',
  Healthcare: 'healthcare',
  Beauty: 'beauty',
  Hospitality: 'hospitality',
  'Real Estate': 'real-estate',
  Ecommerce: 'ecommerce',
  Fashion: 'fashion',
  Fitness: 'fitness',
  Legal: 'legal',
};

/** The words of the filter of articles. */
export interface ArticleFilter {
  readonly label: string;
  readonly all: string;
  /** Stand between the number of articles and a category. */
  readonly article: string;
  readonly articles: string;
  /** Stands after the number of all. */
  readonly allArticles: string;
}

/** The blog’s list page around its articles. */
export const blog: {
  readonly page: PageRecord;
  readonly hero: Hero;
  readonly carousel: SectionHead;
  readonly grid: SectionHead;
  /** Over the categories beside the title. */
  readonly trades: string;
  readonly filter: ArticleFilter;
  /** What the carousel's controls are called; a slide is named by its place. */
  readonly controls: CarouselLabels;
  readonly closing: SectionHead & { readonly link: Link };
} = {
  page: {
    path: '/blog',
    name: 'Blog',
    footer: 'Read',
    type: 'CollectionPage',
    title: `Marketing articles for London trades | ${site.name}`,
    description:
      'Long reads on marketing for London restaurants, clinics, law firms, shops, gyms and hotels. One trade at a time: what to do first, and how to tell it worked.',
  },
  hero: {
    headline: 'One trade at a time.',
    lead: 'Articles for London owners with an hour and a small budget. Each says what to do first, what can wait and how to tell whether it worked.',
  },
  carousel: { heading: 'Begin with these' },
  grid: { heading: 'Every article' },
  trades: 'By trade',
  filter: {
    label: 'Show',
    all: 'All',
    article: 'article in',
    articles: 'articles in',
    allArticles: 'articles',
  },
  controls: {
    carousel: 'Featured articles',
    previous: 'Previous articles',
    next: 'Next articles',
    pause: 'Pause all movement',
    of: 'of',
    oneInView: 'Article {numbers} of 6',
    inView: 'Articles {numbers} of 6',
  },
  closing: {
    heading: 'Rather ask than read?',
    lead: 'Give us your trade and your street, and you will get an answer for both.',
    link: { label: 'Write to us', href: '/contact' },
  },
};
