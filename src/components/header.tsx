import { topLinks } from '../content/menus';
import { frame } from '../content/navigation';
import { site } from '../content/site';
import { EnquireNow } from '../enquiry/enquire-now';
import { NavLink } from '../islands/nav-link';
import { AnyLink } from './any-link';
import { ButtonLink } from './button-link';
import { header } from './header.styles';
import { slotClasses } from './slot-classes';

/** The skip link and the top bar of every page. */
export function Header() {
  const classes = slotClasses(header());
  return (
    <>
      <a href="#main" className={classes.skip}>
        {frame.skip}
      </a>
      <header className={classes.root}>
        <AnyLink href="/" className={classes.logo}>
          {site.name}
        </AnyLink>
        <div className={classes.enquire}>
          <EnquireNow sent={frame.enquired} waits>
            <ButtonLink href={site.booking} newTab size="small">
              {frame.enquire}
            </ButtonLink>
          </EnquireNow>
        </div>
        <nav aria-label={frame.mainNavigation} className={classes.nav}>
          <ul className={classes.list}>
            {topLinks.map(({ href, label }) => (
              <li key={href}>
                <NavLink href={href} className={classes.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
    </>
  );
}
