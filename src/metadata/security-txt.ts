import { mailHref } from '../content/addresses';
import { security } from '../content/security';
import { absolute } from './absolute';

/**
 * Whom to tell of a security problem.
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
