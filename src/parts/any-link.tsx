import type { ReactNode } from 'react';
import { frame } from '../content/navigation';
import { inside } from '../site/absolute';
import { site } from '../site/site';

/** Props of every kind of link. */
export interface AnyLinkProps {
  /** A path of this site, a file of it (`/press/plumb.jpg`), a `#fragment`, or an address outside it. */
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Opens a new tab, and says so. Only for addresses outside. */
  readonly newTab?: boolean;
  /** A call to action: its page is fetched as soon as a mouse rests on it. */
  readonly ahead?: boolean;
}

/** What a link does that does not lead to a page of this site. */
function opened(href: string, newTab: boolean): string | undefined {
  const { opens } = frame;
  if (href === site.booking) return opens.diary;
  if (newTab) return opens.newTab;
  const [scheme] = href.split(':');
  return { mailto: opens.mail, tel: opens.call, https: opens.site }[`${scheme}`];
}

/** A link to anywhere. */
export function AnyLink({ href, children, className, newTab = false, ahead }: AnyLinkProps) {
  const opens = opened(href, newTab);
  return (
    <a
      href={href.startsWith('/') ? inside(href) : href}
      className={className}
      data-ahead={ahead && href.startsWith('/') ? '' : undefined}
      download={href.startsWith('/press/') || undefined}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noopener' : undefined}
    >
      {children}
      {opens && <span className="visually-hidden">{`\u00a0(${opens})`}</span>}
    </a>
  );
}
