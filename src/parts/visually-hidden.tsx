import type { ReactNode } from 'react';

/** Text for a screen reader alone. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
}: {
  readonly as?: 'span' | 'h2' | 'p';
  readonly children: ReactNode;
}) {
  return <Tag className="visually-hidden">{children}</Tag>;
}
