import { z } from 'zod';
import { readContent } from '../site/read-content';
import { carouselLabels, form, hero, link, pageRecord, sectionHead } from './types';

const { text, texts, list } = form;

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
    filter: z.strictObject({
      ...texts('label', 'all'),
      /** Stand between the number of articles and a category; the last one after the number of all. */
      ...texts('article', 'articles', 'allArticles'),
    }),
    controls: carouselLabels,
    closing: sectionHead.extend({ link }),
    /** What the feeds call themselves. */
    feed: z.strictObject(texts('title', 'description')),
    /** Those of articles, in the order of the filter. */
    categories: list(text),
    /** What an owner wants done; articles of other trades that treat the same are read next. */
    tasks: list(text),
  }),
  // The carousel's own; it is filled in the browser.
  { numbers: '{numbers}' },
);

/** A category as it stands in an address. */
export const categoryId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
