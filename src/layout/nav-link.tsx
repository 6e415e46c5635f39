'use client';

import type { ReactNode } from 'react';
import { useRouter } from 'waku';
import { withBasePath } from '../site/urls';

/** A client component knows the current page as it is rendered; it stays HTML in the browser. */
export const wake = 'never';

/**
 * A link of the top bar that marks the current page. The bar cannot mark it, since the bar is a
 * server component, rendered once for all pages.
 */
export function NavLink({
  href,
  className,
  children,
}: {
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { path } = useRouter();
  const isHere = path === href;
  const isWithin = href !== '/' && path.startsWith(`${href}/`);
  let current: 'page' | 'true' | undefined;
  if (isHere) current = 'page';
  else if (isWithin) current = 'true';
  return (
    <a
      href={withBasePath(href)}
      className={className}
      data-ahead={isHere ? undefined : ''}
      aria-current={current}
    >
      {children}
    </a>
  );
}
