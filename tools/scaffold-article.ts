import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dump } from 'js-yaml';
import { TO_WRITE } from '../src/content/article-draft';
import { articleSchema } from '../src/content/article-schema';
import { type Article, articles, FOLDER } from '../src/content/articles';
import { type Category, categories, categoryIds } from '../src/content/blog';
import { type PictureId, pictureIds } from '../src/content/pictures';

/** The options of a new article from the command line. */
export interface Wish {
  readonly title: string;
  readonly category: string;
  /** Its address below `/blog/`; made of the title where left out. */
  readonly slug?: string | undefined;
  /** A picture's id; that of the category's newest article where left out. */
  readonly image?: string | undefined;
  /** ISO day. */
  readonly date: string;
}

/** A new article's file. */
export interface Scaffold {
  readonly slug: string;
  readonly text: string;
}

/**
 * A new article with valid front matter and, in the place of each text that has yet to be written,
 * what belongs there.
 *
 * @param wish what was asked for
 * @param existing the articles there are
 * @throws one error that lists every wrong option
 */
export function scaffold(wish: Wish, existing: readonly Article[]): Scaffold {
  const title = wish.title.trim().replace(/\s+/g, ' ');
  const slug = wish.slug ?? slugOf(title);
  const category = categoryOf(wish.category);
  const sister = existing.find((article) => article.category === category) ?? existing[0];
  const image = wish.image ?? sister?.image ?? pictureIds[0];

  const front = {
    title,
    metaTitle: metaTitleOf(title, existing),
    slug,
    excerpt: `${TO_WRITE} one or two plain sentences for the card, 60 to 200 characters, that say what the reader gets.`,
    description: `${TO_WRITE} what search engines show, 70 to 160 characters, in other words than the excerpt.`,
    category: category ?? wish.category,
    date: wish.date,
    modified: wish.date,
    image: image as PictureId,
    section: `${category} Marketing`,
    keywords: [
      `${TO_WRITE} the words that readers search with`,
      `${TO_WRITE} the same for one part of it`,
      `${TO_WRITE} the same with a place`,
    ],
  };

  const problems = [...problemsOf(front), ...clashesOf(front, existing)];
  if (problems.length > 0) {
    throw new Error(`The article cannot be made:\n  ${problems.join('\n  ')}`);
  }
  return { slug, text: `---\n${dump(front, { lineWidth: -1 })}---\n\n${body(sister)}` };
}

/**
 * Writes a new article's file beside the others.
 *
 * @returns the file and the page's address
 * @throws one error that lists every wrong option
 */
export function addArticle(wish: Wish): { readonly file: string; readonly address: string } {
  const { slug, text } = scaffold(wish, articles);
  const file = join(FOLDER, `${slug}.mdx`);
  writeFileSync(file, text, { flag: 'wx' });
  return { file, address: `/blog/${slug}` };
}

/** A title as an address: lower-case letters, digits and single hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function categoryOf(typed: string): Category | undefined {
  const wanted = typed.trim().toLowerCase();
  return categories.find((name) => [name.toLowerCase(), categoryIds[name]].includes(wanted));
}

/** The title itself if search engines show it whole, else its beginning, to be rewritten. */
function metaTitleOf(title: string, existing: readonly Article[]): string {
  const taken = existing.some(({ metaTitle }) => metaTitle === title);
  if (title.length >= 30 && title.length <= 60 && !taken) return title;
  return `${TO_WRITE} ${title.slice(0, 60 - TO_WRITE.length - 1)}`.trimEnd();
}

type Front = Readonly<Record<string, string | readonly string[]>> & {
  readonly title: string;
  readonly slug: string;
};

/** How each field that can be wrong is set on the command line. */
const TYPED: Readonly<Record<string, string>> = {
  title: 'the title',
  slug: '--slug',
  category: '--category',
  image: '--image',
  date: '--date',
};

function problemsOf(front: Front): string[] {
  const parsed = articleSchema.safeParse(front);
  const empty = front.title === '';
  const wrong = (parsed.error?.issues ?? [])
    .map(({ path: [field], message }) => ({ field: String(field), message }))
    // Without a title no address can be made.
    .filter(({ field }) => field in TYPED && !(empty && /^(?:title|slug)$/.test(field)))
    .map(({ field, message }) => `${TYPED[field]}: ${message}`);
  return empty ? ['the title: is empty; write what the article says, in quotes', ...wrong] : wrong;
}

function clashesOf({ title, slug }: Front, existing: readonly Article[]): string[] {
  const problems: string[] = [];
  if (title === '') return problems;
  for (const article of existing) {
    if (slugOf(article.title) === slugOf(title)) {
      problems.push(`the title: is already that of ${article.file}; choose another`);
    }
    if (article.slug === slug || basename(article.file, '.mdx') === slug) {
      problems.push(`--slug: "${slug}" is already the address of ${article.file}; choose another`);
    }
  }
  return problems;
}

function body(sister: Article | undefined): string {
  const link = sister
    ? `to another article, as [this one](${sister.path}) is,`
    : 'to another article';
  return `${TO_WRITE} the first paragraph, which is set larger. Begin in one place, with one person and what went wrong.

## ${TO_WRITE} what to do first, in the reader's words

${TO_WRITE} why it comes first, with a figure that the reader can check.

- ${TO_WRITE} what to do on Monday.

## ${TO_WRITE} what can wait

${TO_WRITE} what comes next; link to a service, as [this one](/services#digital-marketing) is, and ${link} where they help.

<Pull>

${TO_WRITE} the one line that is worth reading twice.

</Pull>

<Worked title="${TO_WRITE} what it is an example of">

1. ${TO_WRITE} an example with its figures, or a checklist.

</Worked>

## ${TO_WRITE} how to tell that it worked

${TO_WRITE} what to count, and when.

<Closing>

${TO_WRITE} the last word, and what to bring to [a free 30-minute consultation](/contact).

</Closing>
`;
}
