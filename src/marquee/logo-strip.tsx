import type { Client } from '../content/clients';
import { Logo } from './logo';
import { marquee } from './marquee.styles';
import { MarqueeRow } from './marquee-row';

/** The clients' wordmarks as a marquee. The second copy is hidden from screen readers. */
export function LogoStrip({
  label,
  clients,
}: {
  readonly label: string;
  readonly clients: readonly Client[];
}) {
  const classes = marquee({ kind: 'logos', copies: 2 });
  const copy = (hidden: boolean) => (
    <ul className={classes.copy} aria-hidden={hidden || undefined}>
      {clients.map((client) => (
        <li key={client.id}>
          <Logo id={client.id} name={client.name} />
        </li>
      ))}
    </ul>
  );
  return (
    <div data-rise="">
      <MarqueeRow label={label} classes={classes}>
        {copy(false)}
        {copy(true)}
      </MarqueeRow>
    </div>
  );
}
