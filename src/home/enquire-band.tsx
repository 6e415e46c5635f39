import { cva } from '../../styled-system/css';
import { ToForm } from './to-form';

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
export function EnquireBand({ label }: { readonly label: string }) {
  return (
    <div className={enquireBand()} data-rise="">
      <ToForm label={label} />
    </div>
  );
}
