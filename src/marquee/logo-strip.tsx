import type { Client } from '../content/clients';
import { pauseControl } from '../parts/pause-control';
import { Logo } from './logo';
import { Marquee } from './marquee';
import { marquee } from './marquee.styles';

/** The clients' wordmarks as a marquee. The second copy is hidden from screen readers. */
export function LogoStrip({
  label,
  clients,
  pause,
}: {
  readonly label: string;
  readonly clients: readonly Client[];
  /** Names the control that stops it. */
  readonly pause: string;
}) {
  const classes = {
    ...marquee({ kind: 'logos', copies: 2 }),
    control: pauseControl({ place: 'corner' }),
  };
  const copy = (hidden: boolean) => (
    <ul className={classes.copy} aria-hidden={hidden || undefined}>
      {clients.map((client) => (
        <li key={client.id} className={classes.item}>
          <Logo id={client.id} name={client.name} />
        </li>
      ))}
    </ul>
  );
  return (
    <div data-rise="">
      <Marquee label={label} classes={classes} pause={pause}>
        {copy(false)}
        {copy(true)}
      </Marquee>
    </div>
  );
}
