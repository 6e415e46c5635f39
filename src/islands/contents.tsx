'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { markHeadings } from '../boot/headings';

/** The table of contents; the heading being read is marked on the line. Before React the boot script does that. */
export function Contents({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  /** The links to the headings. */
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (ref.current) return markHeadings(ref.current);
  }, []);
  return (
    <nav ref={ref} aria-label={label} className={className} data-contents="">
      {children}
    </nav>
  );
}
