import { frame } from '../content/navigation';
import { AnyLink } from '../parts/any-link';
import { Icon } from '../parts/icon';
import { slotClasses } from '../parts/slot-classes';
import { whatsappHref } from '../site/addresses';
import { site } from '../site/site';
import { floats } from './floats.styles';

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
