import { whatsappHref } from '../content/addresses';
import { frame } from '../content/navigation';
import { site } from '../content/site';
import { AnyLink } from './any-link';
import { floats } from './floats.styles';
import { Icon } from './icon';
import { slotClasses } from './slot-classes';

/** The floating call and WhatsApp links. */
export function Floats() {
  const classes = slotClasses(floats());
  const items = [
    { icon: 'call', href: site.booking, label: frame.call },
    { icon: 'chat', href: whatsappHref(), label: frame.whatsapp },
  ] as const;
  return (
    <nav className={classes.root} aria-label={frame.reach}>
      <ul className={classes.list}>
        {items.map(({ icon, href, label }) => (
          <li key={icon} className={classes.item} data-hint={label}>
            <AnyLink href={href} newTab className={classes.link}>
              <Icon name={icon} />
              <span className={classes.label}>{label}</span>
            </AnyLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
