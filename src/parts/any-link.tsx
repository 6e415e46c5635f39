import type { ReactNode } from 'react';
import { frame } from '../content/navigation';
import { inside } from '../site/absolute';

/** Props of every kind of link. */
export interface AnyLinkProps {
  /** A path of this site, a file of it (`/press/kit.html`), a `#fragment`, or an address outside it. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Opens a new tab, and says so to a screen reader. Only for addresses outside. */
  readonly newTab?: boolean;
  readonly label?: string;
  /** A call to action: its page is fetched as soon as a mouse rests on it. */
  readonly ahead?: boolean;
}

/** A link to anywhere. */
export function AnyLink({ href, children, className, newTab, label, ahead }: AnyLinkProps) {
  const props = {
    ...(className ? { className } : {}),
    ...(label ? { 'aria-label': label } : {}),
  };
  if (!newTab) {
    return (
      <a
        href={href.startsWith('/') ? inside(href) : href}
        data-ahead={ahead && href.startsWith('/') ? '' : undefined}
        {...props}
      >
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
