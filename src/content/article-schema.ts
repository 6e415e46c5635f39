import { z } from 'zod';
import { categories } from './blog';
import { pictureIds } from './pictures';

const day = z
  .union([z.iso.date(), z.date().transform((date) => date.toISOString().slice(0, 10))])
  .describe('a day, such as 2025-10-07');

/** Text that a visitor reads: one line, no mark-up, nothing that turns the reading direction. */
const plain = (min: number, max: number) =>
  z
    .string()
    .refine((text) => text.length >= min && text.length <= max, {
      error: ({ input }) => `has ${String(input).length} characters; write ${min} to ${max}`,
    })
    .refine((text) => !/[<>\n]/.test(text), { error: 'holds mark-up; write plain text' })
    .refine((text) => !/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/.test(text), {
      error: 'holds a character that changes the direction of reading; remove it',
    });

/** The front matter of an article. Each message says what to write instead. */
export const articleSchema = z.strictObject({
  title: plain(20, 90),
  metaTitle: plain(30, 60),
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'may hold only lower-case letters, digits and single hyphens',
  }),
  /** Place among articles of the same day; without it an article comes after those that have one. */
  order: z.int().positive().optional(),
  excerpt: plain(60, 200),
  description: plain(70, 160),
  category: z.enum(categories, {
    error: ({ input }) => `is ${JSON.stringify(input)}; choose one of ${categories.join(', ')}`,
  }),
  date: day,
  /** Left out where the article's data is to state no later change. */
  modified: day.optional(),
  image: z.enum(pictureIds, {
    error: ({ input }) => `is ${JSON.stringify(input)}; choose one of ${pictureIds.join(', ')}`,
  }),
  /** The picture is shown in lists only, and is not part of the article's data. */
  imageOnCardOnly: z.literal(true).optional(),
  /** articleSection of the structured data. */
  section: plain(3, 60),
  keywords: z.array(plain(2, 60)).min(3, { error: 'needs at least three' }),
});

/** An article's front matter, as validated. */
export type FrontMatter = z.output<typeof articleSchema>;
