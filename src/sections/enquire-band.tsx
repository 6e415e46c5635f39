import { enquireBand } from '../../styled-system/recipes';
import { ButtonLink } from '../components/button-link';

/** One button by itself, on the line. */
export function EnquireBand({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <div className={enquireBand()}>
      <ButtonLink href={href}>{label}</ButtonLink>
    </div>
  );
}
