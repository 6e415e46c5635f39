import type { ReactNode } from 'react';
import { navigation } from '../content/navigation';
import { site } from '../site/site';
import { withBasePath } from '../site/urls';

/** Props of every kind of link. */
export interface AnyLinkProps {
  /** A page or a file of this site (`/press/plumb.jpg`), a `#fragment`, or an address elsewhere. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Opens a new tab, and says so; only for addresses elsewhere. */
  readonly newTab?: boolean;
  /** A call to action: its page is fetched as soon as a mouse rests on it. */
  readonly ahead?: boolean;
}

/** The words that say what a link opens; none for a page of this site. */
function wordsFor(href: string, newTab: boolean): string | undefined {
  const { opens } = navigation;
  if (href === site.booking) return opens.diary;
  if (newTab) return opens.newTab;
  if (href.startsWith('mailto:')) return opens.mail;
  if (href.startsWith('tel:')) return opens.call;
  if (href.startsWith('https:')) return opens.site;
  return undefined;
}

/** A link to any address, inside or outside the site. */
export function AnyLink({ href, children, className, newTab = false, ahead }: AnyLinkProps) {
  const words = wordsFor(href, newTab);
  return (
    <a
      href={href.startsWith('/') ? withBasePath(href) : href}
      className={className}
      data-ahead={ahead && href.startsWith('/') ? '' : undefined}
      download={href.startsWith('/press/') || undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {children}
      {words && <span className="visually-hidden">{`\u00a0(${words})`}</span>}
    </a>
  );
}
