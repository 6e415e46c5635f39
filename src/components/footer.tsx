import { mailHref, phoneHref, phoneShown } from '../content/addresses';
import { footerGroups } from '../content/menus';
import { frame } from '../content/navigation';
import { site } from '../content/site';
import { AnyLink } from './any-link';
import { footer } from './footer.styles';
import { slotClasses } from './slot-classes';

/** The foot of every page: how to reach the agency, where else to go, the theme, the wordmark. */
export function Footer() {
  const classes = slotClasses(footer());
  return (
    <footer className={classes.root}>
      <div className={classes.left}>
        <div className={classes.contact}>
          <AnyLink href={mailHref()} className={classes.link}>
            {site.email}
          </AnyLink>
          <AnyLink href={phoneHref()} className={classes.link}>
            {phoneShown(site.phone)}
          </AnyLink>
          {site.social.map(({ label, href }) => (
            <AnyLink key={label} href={href} newTab className={classes.link}>
              {label}
            </AnyLink>
          ))}
        </div>
        {/* The build fills the figures in; the page's script adds the code of islands. */}
        <ul className={classes.weights}>
          {(['page', 'script'] as const).map((what) => (
            <li key={what} className={classes.weight}>
              <span className={classes.figure}>
                <span data-weight={what}>0.0</span>
                <span className={classes.unit}>{` ${frame.weight.unit}`}</span>
              </span>{' '}
              <span className={classes.weightLabel}>{frame.weight[what]}</span>
            </li>
          ))}
        </ul>
        <p className={classes.weightLabel}>{frame.fiction}</p>
      </div>
      <nav aria-label={frame.footerNavigation} className={classes.right}>
        <div className={classes.groups}>
          {footerGroups.map(({ heading, links }) => (
            <div key={heading}>
              <p className={classes.groupTitle}>{heading}</p>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <AnyLink href={href} className={classes.link}>
                      {label}
                    </AnyLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {/* Restored before the first paint and followed by the page's script. */}
        <fieldset className={classes.theme}>
          <legend className="visually-hidden">{frame.theme.label}</legend>
          {(['system', 'day', 'night'] as const).map((theme) => (
            <label key={theme} className={classes.option}>
              <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
              {frame.theme[theme]}
            </label>
          ))}
        </fieldset>
      </nav>
      <p className={classes.wordmark} aria-hidden="true">
        {site.name}
      </p>
    </footer>
  );
}
