import { cva } from '../../styled-system/css';
import { ButtonLink } from '../parts/button-link';

/** A button that hangs on the line right after the section before it. */
const enquireBand = cva({
  base: {
    position: 'relative',
    marginTop: 'calc(-1 * {spacing.half})',
    paddingBottom: 'half',
    paddingLeft: { base: 'inset', lg: 'calc({spacing.meridian} + {spacing.inset})' },
    paddingRight: 'end',
  },
});

/** One button by itself, on the line. */
export function EnquireBand({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <div className={enquireBand()}>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}
