import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const USAGE = `npm run new:article -- "Say what the reader can do" --category Beauty
  --category  one of the categories of src/content/blog.ts
  --slug      the address below /blog/; made of the title where left out
  --image     a picture of src/content/pictures.ts; else that of the category's newest article
  --date      the day, such as 2026-01-15; else today`;

/**
 * Creates a new article's file with what is to be written, and prints the next steps. Loads the
 * sources with Vite, since they import one another as it resolves them.
 */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      category: { type: 'string' },
      slug: { type: 'string' },
      image: { type: 'string' },
      date: { type: 'string' },
    },
  });
  const [title, ...rest] = positionals;
  if (title === undefined || values.category === undefined || rest.length > 0) {
    throw new Error(
      rest.length > 0 ? 'The title has to stand in quotes.' : 'A title and a category are needed.',
    );
  }
  const { module } = await runnerImport<typeof import('./scaffold-article')>(
    '/tools/scaffold-article.ts',
    { logLevel: 'error' },
  );
  const today = new Date().toISOString().slice(0, 10);
  const { file, address } = module.addArticle({
    date: today,
    ...values,
    category: values.category,
    title,
  });
  process.stdout.write(`${file} is there. Write what it asks for, and look at it at ${address} while
"npm run dev" runs. "npm run build" refuses it, and lists what is left, until all is written.
`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n\n${USAGE}\n`);
  process.exitCode = 1;
}
