import { revised } from '../content/revised';
import { absolute } from '../site/absolute';
import { site } from '../site/site';

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
