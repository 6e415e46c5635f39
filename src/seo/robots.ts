import { type CrawlerRule, crawlerRules } from '../content/crawlers';
import { absolute, inside } from '../site/absolute';

/**
 * robots.txt, made of the policy in content.
 *
 * @param rules the policy
 * @see RFC 9309, the Robots Exclusion Protocol
 */
export function robots(rules: readonly CrawlerRule[] = crawlerRules): string {
  const groups = rules.map(({ reason, crawlers, allow }) =>
    [
      `# ${reason}`,
      ...crawlers.map(({ agent }) => `User-agent: ${agent}`),
      `${allow ? 'Allow' : 'Disallow'}: ${inside('/')}`,
    ].join('\n'),
  );
  return `${[...groups, `Sitemap: ${absolute('/sitemap.xml')}`].join('\n\n')}\n`;
}
