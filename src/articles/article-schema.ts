import { z } from 'zod';
import { arithmeticSchema, sumSchema } from '../calculator/calculator-schema';
import { articlePage } from '../content/article-page';
import { blog } from '../content/blog';
import { pictureIds } from '../content/pictures';
import { slug } from '../content/schemas';
import { articleFigure } from './figure-schema';
import { withApostrophes } from './markdown-nodes';

/** The message for a value of the wrong type: what it is, or that it is missing, and the remedy. */
const withFix = (fix: string) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null
      ? `is missing; ${fix}`
      : `is ${JSON.stringify(input)}; ${fix}`,
});

const day = z.iso.date(withFix('write a day such as 2025-10-07'));

/** Bidirectional control characters, which make a text show otherwise than it is written. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** Control characters, line ends among them, which feeds may not contain. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** Text that a visitor reads: one line, no mark-up, nothing that turns the reading direction. */
const plainText = (min: number, max: number) =>
  z
    .string(withFix(`write ${min} to ${max} characters of plain text, in quotes`))
    .refine((text) => text.trim().length >= min && text.trim().length <= max, {
      error: ({ input }) => `has ${String(input).trim().length} characters; write ${min} to ${max}`,
    })
    .refine((text) => !/[<>]/.test(text), { error: 'holds mark-up; write plain text' })
    .refine((text) => !CONTROL_CHARACTERS.test(text), {
      error: 'holds a line end or another control character; write one line of plain text',
    })
    .refine((text) => !DIRECTION_MARKS.test(text), {
      error: 'holds a character that changes the direction of reading; remove it',
    })
    .transform(withApostrophes);

const { categories, tasks } = blog;
const WHOLE = 'write a whole number from 1';

/** The front matter of an article. Each message says what to write instead. */
export const articleSchema = z.strictObject({
  title: plainText(20, 90),
  seoTitle: plainText(30, 60),
  slug: slug(withFix("write the file's name without .mdx")),
  /** The position among articles of one day; articles without one follow those that have one. */
  order: z.int(withFix(WHOLE)).positive(withFix(WHOLE)).optional(),
  excerpt: plainText(60, 200),
  description: plainText(70, 160),
  /** Three lines before the text: who the article is for, what to do this week, its worth. */
  standfirst: z.strictObject(
    { for: plainText(15, 140), week: plainText(15, 160), worth: plainText(15, 160) },
    withFix('write for, week and worth: who it is for, what to do this week, what that is worth'),
  ),
  category: z.enum(categories, withFix(`choose one of ${categories.join(', ')}`)),
  /** The article's filter in the list, where its category holds two trades. */
  trade: plainText(3, 40).optional(),
  date: day,
  /** The day of the last change; without it, the structured data state none. */
  modified: day.optional(),
  /** What the article treats, whatever the trade; related articles are chosen by it. */
  tasks: z.array(z.enum(tasks, withFix(`choose of ${tasks.join(', ')}`))).default([]),
  image: z.enum(pictureIds, withFix(`choose one of ${pictureIds.join(', ')}`)),
  /** The picture is shown in lists only, and is not part of the article's data. */
  imageOnCardOnly: z.literal(true, withFix('write true, or leave the field out')).optional(),
  /** `articleSection` in the structured data. */
  section: plainText(3, 60),
  keywords: z
    .array(
      plainText(2, 60),
      withFix('write a list of at least three, each on a line that begins with "- "'),
    )
    .min(3, { error: 'needs at least three' }),
  /** The pages that the article was checked against; its text cites each as `[^id]`. */
  checked: z
    .array(
      z.strictObject({
        id: slug(),
        name: plainText(3, 120),
        url: z
          .url({ protocol: /^https$/, error: 'is no address; write one with https' })
          .refine((url) => /^https:\/\/[^/?]+(?:\/[^/?]|\/?\?.)/.test(url), {
            error: 'is a home page; link the page on which the claim stands',
          }),
      }),
      withFix('write a list of pages, each with an id, a name and an address'),
    )
    .default([]),
  /** Announced changes of law or rates, which make the note before the closing words. */
  changing: z
    .array(
      z.strictObject({
        when: plainText(4, 40).refine((text) => /\b20\d\d$/.test(text), {
          error: 'names no year; end it with one, such as 1 April 2026',
        }),
        what: plainText(20, 300),
        source: z.string(withFix('write the id of a page in checked')),
      }),
    )
    .default([]),
  /** Calculators, each placed in the text by `<Sum of="id" />`. */
  sums: z.array(sumSchema).default([]),
  /** Charts and mock-ups by id, each placed in the text by `<Figure of="id" />`. */
  figures: z.record(z.string(), articleFigure).default({}),
  /** Calculations that stand in sentences. The tests look for each result in the text. */
  arithmetic: z.array(arithmeticSchema).default([]),
});

/** An article: its front matter, its address and its text as written. */
export interface Article extends z.output<typeof articleSchema> {
  readonly path: `/blog/${string}`;
  /** The file it stands in, for messages. */
  readonly file: string;
  /** The Markdown below the front matter. */
  readonly source: string;
  /** The line of the file on which `source` begins, for messages. */
  readonly firstLine: number;
}

/** An article's note of dated changes, as Markdown; it stands before the closing words. */
export function changingSoon({ changing }: Pick<Article, 'changing'>): string {
  const { heading, lead } = articlePage.changing;
  const list = changing.map(({ when, what, source }) => `- **${when}.** ${what}[^${source}]`);
  return list.length > 0 ? `## ${heading}\n\n${lead}\n\n${list.join('\n')}\n` : '';
}
