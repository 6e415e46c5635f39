import { AnyLink, type AnyLinkProps } from './any-link';
import { type ButtonVariantProps, button } from './button.styles';

/** A link that looks like a button. */
export function ButtonLink({ kind, size, ...link }: AnyLinkProps & ButtonVariantProps) {
  return <AnyLink {...link} ahead className={button({ kind, size })} />;
}
