import { sva } from '../../styled-system/css';
import { navigation } from '../content/navigation';
import { AnyLink } from '../parts/any-link';
import { ButtonLink } from '../parts/button-link';
import { site } from '../site/site';
import { topLinks } from './menus';
import { NavLink } from './nav-link';

/**
 * The top bar: logo, links to pages and, from a tablet on, Enquire Now, which shows once the page
 * is scrolled; its space is reserved, so nothing shifts. On a desktop the links are right of the
 * meridian as soon as they fit.
 */
const header = sva({
  slots: ['skip', 'root', 'logo', 'nav', 'list', 'link', 'enquire'],
  base: {
    skip: {
      position: 'absolute',
      zIndex: 'skip',
      inset: '0 auto auto 0',
      padding: '4',
      background: 'text',
      color: 'page',
      clipPath: 'inset(50%)',
      _focusVisible: { clipPath: 'none' },
    },
    root: {
      position: 'sticky',
      // On a phone the bar scrolls away, and its links come back when the reader scrolls up.
      // Browsers that do not tell the direction leave the bar at the head of the page.
      top: { base: '-20rem', lg: 0 },
      '@container scroll-state(scrolled: top)': { top: { base: '-58px', sm: 0 } },
      _motionOk: { transition: 'top {durations.draw}' },
      zIndex: 'header',
      display: 'grid',
      alignItems: 'center',
      background: 'page',
      paddingInline: '{spacing.start} {spacing.end}',
      minHeight: { md: 'header' },
      gridTemplateAreas: {
        base: '"logo" "nav"',
        sm: '"logo nav enquire"',
        wide: '"logo enquire nav"',
      },
      gridTemplateColumns: {
        sm: 'auto 1fr',
        md: 'auto 1fr calc(100vw - {spacing.meridian} - {spacing.end})',
        wide: '320px calc({spacing.meridian} - {spacing.gutter} - 320px) minmax(0, 1fr)',
      },
      paddingTop: { base: '14px', md: 0 },
      borderBottom: '1px solid transparent',
      /** A rule appears under the bar as the page scrolls below it. */
      '@supports (animation-timeline: scroll())': {
        animation: 'edge linear both',
        animationTimeline: 'scroll(root)',
        animationRange: '0 120px',
      },
      /** The bar covers the meridian, so it draws its own piece of the line. */
      _after: {
        content: '""',
        position: 'absolute',
        inset: {
          // Longer than it shows, so that the glow at the bar's border is as wide as below.
          base: '0 auto -25px {spacing.meridianSmall}',
          md: '0 auto -25px {spacing.meridian}',
        },
        width: '1px',
        clipPath: 'inset(0 -24px 24px)',
        background: 'line',
        boxShadow: { base: 'glow', md: 'line' },
      },
      _print: { position: 'relative' },
    },
    logo: {
      gridArea: 'logo',
      display: 'inline-flex',
      alignItems: 'center',
      justifySelf: 'start',
      minHeight: 'target',
      font: '{fontWeights.display} {fontSizes.wordmark}/1 {fonts.display}',
      letterSpacing: '0.012em',
      // With large letters a long word does not fit on a phone.
      overflowWrap: 'anywhere',
    },
    nav: {
      gridArea: 'nav',
      justifySelf: { sm: 'end', wide: 'stretch' },
      paddingInline: { md: '0 {spacing.inset}', wide: '{spacing.inset} 0' },
      _print: { display: 'none' },
    },
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: { wide: 'space-between' },
      columnGap: { base: 'clamp(6px, 6.4vw - 11px, 18px)', lg: '24px', wide: '4px' },
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      fontSize: { base: 'clamp(0.78rem, 3.7vw, 0.875rem)', wide: 'small' },
      whiteSpace: 'nowrap',
      background:
        'linear-gradient({colors.line}, {colors.line}) no-repeat 0 calc(50% + 0.85em) / 0 2px',
      _motionOk: { transition: 'background-size {durations.draw} {easings.line}' },
      _hover: { backgroundSize: '100% 2px' },
      _current: { backgroundSize: '100% 2px' },
      _forcedColors: { _current: { textDecorationLine: 'underline' } },
    },
    enquire: {
      gridArea: 'enquire',
      display: { base: 'none', md: 'flex' },
      justifySelf: { md: 'start', wide: 'end' },
      paddingInline: { md: '{spacing.inset} 0', wide: '0 {spacing.inset}' },
      _print: { display: 'none' },
      '& [data-shown=false]': {
        visibility: 'hidden',
        opacity: 0,
        // Without script an animation shows Enquire Now, where `show-enquire-now.ts` would.
        '@supports (animation-timeline: scroll())': {
          _noScript: {
            animation: 'show linear both',
            animationTimeline: 'scroll(root)',
            animationRange: '200px 201px',
          },
        },
      },
      '& [data-open]::after': { inset: '100% auto auto 0' },
      '& [data-shown=true]': {
        _motionOk: { transition: 'opacity {durations.quick} {easings.line}' },
      },
    },
  },
});

/** The skip link and the top bar of every page of `(site)`; frames have neither. */
export function Header() {
  const classes = header();
  return (
    <>
      <a href="#main" className={classes.skip}>
        {navigation.skip}
      </a>
      <header className={classes.root}>
        <AnyLink href="/" className={classes.logo}>
          {site.name}
        </AnyLink>
        <div className={classes.enquire}>
          {/* `src/parts/script/show-enquire-now.ts` shows the link beyond 200 px. */}
          <span data-shown="false" data-hint={navigation.enquireHint}>
            <ButtonLink href={site.booking} newTab size="small">
              {navigation.enquire}
            </ButtonLink>
          </span>
        </div>
        <nav aria-label={navigation.mainNavigation} className={classes.nav}>
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
