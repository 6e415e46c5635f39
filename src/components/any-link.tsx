import type { ReactNode } from 'react';
import { frame } from '../content/navigation';
import { PageLink } from '../islands/page-link';

/** What every kind of link takes. */
export interface AnyLinkProps {
  /** A path of this site, a `#fragment`, or an address outside it. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Opens a new tab, and says so to a screen reader. Only for addresses outside. */
  readonly newTab?: boolean;
  readonly label?: string;
}

/**
 * A link to anywhere: pages of the site change without a reload once React is
 * here, everything else is a plain anchor.
 */
export function AnyLink({ href, children, className, newTab, label }: AnyLinkProps) {
  const props = {
    ...(className ? { className } : {}),
    ...(label ? { 'aria-label': label } : {}),
  };
  if (href.startsWith('/')) {
    return (
      <PageLink to={href} {...props}>
        {children}
      </PageLink>
    );
  }
  if (!newTab) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      {!label && <span className="visually-hidden">{` (${frame.newTab})`}</span>}
    </a>
  );
}
