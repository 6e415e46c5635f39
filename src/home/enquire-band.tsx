import { cva } from '../../styled-system/css';
import { ToForm } from './to-form';

/** A button right after the plans, where the page's text begins: under the third it would be that one's. */
const enquireBand = cva({
  base: {
    position: 'relative',
    marginTop: 'calc(-1 * {spacing.half})',
    paddingLeft: 'start',
    paddingRight: 'end',
  },
});

/** One button by itself. */
export function EnquireBand({ label }: { readonly label: string }) {
  return (
    <div className={enquireBand()} data-rise="">
      <ToForm label={label} />
    </div>
  );
}
