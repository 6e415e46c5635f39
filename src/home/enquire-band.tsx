import type { ReactNode } from 'react';
import { cva } from '../../styled-system/css';

/** A button that hangs on the line right after the section before it. */
const enquireBand = cva({
  base: {
    position: 'relative',
    marginTop: 'calc(-1 * {spacing.half})',
    paddingLeft: { base: 'inset', lg: 'calc({spacing.meridian} + {spacing.inset})' },
    paddingRight: 'end',
  },
});

/** One button by itself, on the line. */
export function EnquireBand({ children }: { readonly children: ReactNode }) {
  return (
    <div className={enquireBand()} data-rise="">
      {children}
    </div>
  );
}
