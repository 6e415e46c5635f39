import { isMany } from '../src/build/effort.ts';
import { buildPart } from '../src/runtime/build/part.ts';
import { articleCount } from './article-count.ts';
import { pressBeside } from './precompress.ts';

// Of the environment that `tools/build.ts` sets. Of thousands of pages the compressed forms are made
// at once: they need not be read again, and all processes share in the work.
const articles = articleCount();
await buildPart(
  process.env.NOUGHTLINE_DIST ?? 'dist',
  isMany(articles) ? (file, content) => pressBeside(file, content, articles) : undefined,
);
