import { z } from 'zod';
import { readContent } from '../site/read-content';
import { schemas } from './schemas';

const { text, texts, list } = schemas;

/** A group of crawlers that are treated alike. */
const rule = z.strictObject({
  /** The reason, as a comment above the rule. */
  reason: text,
  /** Each crawler's user-agent token in robots.txt, who runs it, and what for. */
  crawlers: list(z.strictObject(texts('agent', 'purpose'))),
  allow: z.boolean(),
});
export type CrawlerRule = z.output<typeof rule>;

/**
 * The policy on crawlers, the fields of security.txt besides the agency's email address, and the
 * introduction and headings of llms.txt.
 */
export const {
  rules: crawlerRules,
  security,
  assistants,
} = readContent(
  'crawlers',
  z.strictObject({
    rules: list(rule),
    security: z.strictObject({ expires: z.iso.datetime(), languages: list(text) }),
    assistants: z.strictObject(texts('note', 'pages', 'articles', 'optional')),
  }),
);
