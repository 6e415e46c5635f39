import { mailHref, phoneHref, phoneShown } from '../content/addresses';
import { footerGroups, frame } from '../content/navigation';
import { site } from '../content/site';
import { ThemeSwitch } from '../islands/theme-switch';
import { Weight } from '../islands/weight';
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
        <Weight
          labels={frame.weight}
          classes={{
            root: classes.weights,
            item: classes.weight,
            value: classes.figure,
            unit: classes.unit,
            label: classes.weightLabel,
          }}
        />
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
        <ThemeSwitch
          legend={frame.theme.label}
          options={[
            { value: 'system', label: frame.theme.system },
            { value: 'day', label: frame.theme.day },
            { value: 'night', label: frame.theme.night },
          ]}
          classes={{ root: classes.theme, option: classes.option }}
        />
      </nav>
      <p className={classes.wordmark} aria-hidden="true">
        {site.name}
      </p>
    </footer>
  );
}
