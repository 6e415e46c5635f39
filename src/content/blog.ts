import { z } from 'zod';
import { countAtStart, countInWords } from '../site/count-in-words';
import { readContent } from '../site/read-content';
import { carouselLabels, hero, link, mailLink, pageRecord, schemas, sectionHead } from './schemas';

const { text, texts, list } = schemas;

/** How many articles the carousel shows, the newest first; the list below it has all articles. */
export const FEATURED = 6;

/** The blog’s list page around its articles. */
export const blog = readContent(
  'blog',
  z.strictObject({
    page: pageRecord,
    hero,
    carousel: sectionHead,
    grid: sectionHead,
    filter: z.strictObject({
      ...texts('label', 'all'),
      /** The words after the number of articles: before a category's name, or for all articles. */
      ...texts('article', 'articles', 'allArticles'),
    }),
    controls: carouselLabels,
    closing: sectionHead.extend({ link, mail: mailLink }),
    feed: z.strictObject(texts('title', 'description')),
    /** The articles' categories, in the order of the filter, which shows the trades of some. */
    categories: list(text),
    /** What owners have to do: related articles are those that share most tasks. */
    tasks: list(text),
  }),
  {
    featuredCount: FEATURED,
    featured: countInWords(FEATURED),
    Featured: countAtStart(FEATURED),
    // `{numbers}` stays as it is: the carousel's script fills it in.
    numbers: '{numbers}',
  },
);

/** A category or a trade as it stands in an address. */
export const categoryId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
