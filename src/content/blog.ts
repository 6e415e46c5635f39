import { z } from 'zod';
import { readContent } from '../site/read-content';
import { carouselLabels, form, hero, link, pageRecord, sectionHead } from './types';

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
export const categoryIds = Object.fromEntries(
  categories.map((name) => [name, name.toLowerCase().replaceAll(' ', '-')]),
) as Readonly<Record<(typeof categories)[number], string>>;

const { text } = form;

/** The words of the filter of articles. */
const filter = z.strictObject({
  label: text,
  all: text,
  /** Stand between the number of articles and a category. */
  article: text,
  articles: text,
  /** Stands after the number of all. */
  allArticles: text,
});

/** The blog’s list page around its articles. */
export const blog = readContent(
  'blog',
  z.strictObject({
    page: pageRecord,
    hero,
    carousel: sectionHead,
    grid: sectionHead,
    /** Over the categories beside the title. */
    trades: text,
    filter,
    controls: carouselLabels,
    closing: sectionHead.extend({ link }),
  }),
  // The carousel's own; it is filled in the browser.
  { numbers: '{numbers}' },
);
