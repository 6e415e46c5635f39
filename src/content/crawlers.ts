/** A crawler, by its user-agent token in robots.txt. */
export interface Crawler {
  readonly agent: string;
  /** Who runs it, and what for. */
  readonly purpose: string;
}

/** A group of crawlers that are treated alike. */
export interface CrawlerRule {
  /** The reason, as a comment above the rule. */
  readonly reason: string;
  readonly crawlers: readonly Crawler[];
  readonly allow: boolean;
}

/**
 * The policy on crawlers, written here and nowhere else; robots.txt is made of it.
 *
 * Everybody may read everything: the articles are there to be found, and an
 * assistant that quotes them brings a reader. To keep a group out, set its
 * `allow` to false. Pages for one client are not named here, since a crawler
 * has to open a page to learn that it may not be listed.
 */
export const crawlerRules: readonly CrawlerRule[] = [
  {
    reason: 'Everybody: read everything.',
    crawlers: [{ agent: '*', purpose: 'every crawler that is not named below' }],
    allow: true,
  },
  {
    reason: 'Assistants that look pages up to answer a question: welcome, with a link back.',
    crawlers: [
      { agent: 'OAI-SearchBot', purpose: 'ChatGPT search' },
      { agent: 'ChatGPT-User', purpose: 'ChatGPT, when somebody asks it to open a page' },
      { agent: 'Claude-SearchBot', purpose: 'Claude search' },
      { agent: 'Claude-User', purpose: 'Claude, when somebody asks it to open a page' },
      { agent: 'PerplexityBot', purpose: 'Perplexity search' },
      { agent: 'Perplexity-User', purpose: 'Perplexity, when somebody asks it to open a page' },
      { agent: 'MistralAI-User', purpose: 'Le Chat, when somebody asks it to open a page' },
      { agent: 'DuckAssistBot', purpose: 'DuckDuckGo answers' },
      { agent: 'Amazonbot', purpose: 'Alexa answers' },
      { agent: 'Applebot', purpose: 'Siri and Spotlight' },
    ],
    allow: true,
  },
  {
    reason:
      'Crawlers that collect text to train models: allowed, so that models know us first-hand.',
    crawlers: [
      { agent: 'GPTBot', purpose: 'OpenAI' },
      { agent: 'ClaudeBot', purpose: 'Anthropic' },
      { agent: 'Google-Extended', purpose: 'Google Gemini' },
      { agent: 'Applebot-Extended', purpose: 'Apple Intelligence' },
      { agent: 'Meta-ExternalAgent', purpose: 'Meta AI' },
      { agent: 'CCBot', purpose: 'Common Crawl' },
    ],
    allow: true,
  },
];

/**
 * The fields of security.txt besides the agency's email address (RFC 9116). The expiry date is
 * fixed, so that a build does not depend on the day: renew it before it passes.
 */
export const security = {
  expires: '2027-10-07T00:00:00Z',
  languages: ['en'],
} as const;
