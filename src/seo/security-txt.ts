import { security } from '../content/security';
import { absolute } from '../site/absolute';
import { mailHref } from '../site/addresses';

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
