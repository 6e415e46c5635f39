import delivered from 'virtual:logos';
import { css } from '../../styled-system/css';

/** A wordmark, centred in a box that holds the tallest. One em is the strip's height. */
const logo = css({
  display: 'block',
  fontSize: { base: '64px', lg: '132px' },
  height: '0.5em',
  fill: 'currentColor',
});

/**
 * A client's wordmark, in the colour of the text around it. A screen reader says the client's name.
 * All wordmarks share one file.
 *
 * @param id the client
 * @param name the client's name, as read out
 * @throws when the client has no wordmark, naming it
 */
export function Logo({ id, name }: { readonly id: string; readonly name: string }) {
  const drawn = delivered[id];
  if (!drawn) {
    throw new Error(
      `There is no logo "${id}"; the logos are ${Object.keys(delivered).join(', ')}.`,
    );
  }
  return (
    <svg role="img" aria-label={name} className={logo} width={`${drawn.width}em`}>
      <use href={drawn.href} />
    </svg>
  );
}
