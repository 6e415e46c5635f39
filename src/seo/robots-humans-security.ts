import { type CrawlerRule, crawlerRules, security } from '../content/crawlers';
import { mailHref } from '../site/contact-links';
import { revised, site } from '../site/site';
import { absolute, withBasePath } from '../site/urls';

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
      `${allow ? 'Allow' : 'Disallow'}: ${withBasePath('/')}`,
    ].join('\n'),
  );
  return `${[...groups, `Sitemap: ${absolute('/sitemap.xml')}`].join('\n\n')}\n`;
}

/**
 * humans.txt: who made the site and with what.
 *
 * @see https://humanstxt.org/Standard.html
 */
export function humansTxt(): string {
  const { name, email, address, language } = site;
  return [
    '/* TEAM */',
    `Agency: ${name}`,
    `Contact: ${email}`,
    `From: ${address.locality}, ${address.region}, United Kingdom`,
    '',
    '/* SITE */',
    `Address: ${absolute('/')}`,
    `Last update: ${revised.replaceAll('-', '/')}`,
    `Language: ${language}`,
    'Standards: HTML, CSS, SVG, WAI-ARIA, JSON-LD',
    'Components: React Server Components, Waku, Panda CSS, Ark UI, Motion, Embla, Jotai',
    'Type: Imbue, Instrument Sans',
    '',
  ].join('\n');
}

/**
 * security.txt: where to report security problems.
 *
 * @see RFC 9116
 */
export function securityTxt(): string {
  return [
    `Contact: ${mailHref()}`,
    `Expires: ${security.expires}`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
