import { sva } from '../../styled-system/css';
import { typeface } from '../build-helpers/typeface';
import { navigation } from '../content/navigation';
import { AnyLink } from '../parts/any-link';
import { mailHref, phoneHref, phoneShown } from '../site/contact-links';
import { site } from '../site/site';
import { footerGroups } from './menus';

/** The letter spacing of the name in em, as the style of `wordmark` has it. */
const TRACKING = -0.02;

const footer = sva({
  slots: [
    'root',
    'left',
    'right',
    'contact',
    'link',
    'groups',
    'groupTitle',
    'quiet',
    'theme',
    'option',
    'wordmark',
  ],
  base: {
    root: {
      position: 'relative',
      layout: 'hung',
      rowGap: 'block',
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBlock: { base: '32px 12px', md: '60px 24px' },
      borderTop: 'hair',
      overflow: 'clip',
      _print: { display: 'none' },
    },
    left: { display: 'grid', gap: 'block', paddingRight: 'apart' },
    // A tablet's column right of the meridian is too narrow for the groups of links.
    right: {
      display: 'grid',
      gap: '7',
      alignContent: 'start',
      gridColumn: { md: '1 / -1', lg: '2' },
      paddingLeft: { lg: 'beside' },
    },
    contact: {
      textStyle: 'title',
      display: 'grid',
      justifyItems: 'start',
      alignContent: 'start',
      // An address has no spaces to break at.
      overflowWrap: 'anywhere',
    },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      _hover: { textDecorationLine: 'underline' },
    },
    groups: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(auto-fit, minmax(88px, 1fr))',
        // The last group stands right of the meridian.
        md: 'repeat(2, calc(34vw - {spacing.gutter} / 2)) minmax(0, 1fr)',
        lg: 'repeat(auto-fit, minmax(88px, 1fr))',
      },
      gap: '5',
      columnGap: { md: 0, lg: '5' },
      '& > :last-child': { paddingLeft: { md: 'inset', lg: 0 } },
      textStyle: 'small',
    },
    groupTitle: { color: 'quiet', paddingBottom: '1' },
    quiet: {
      textStyle: 'tiny',
      color: 'quiet',
      alignSelf: 'end',
      '& > p': { textWrap: 'balance' },
    },
    theme: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      textStyle: 'small',
      _noScript: { display: 'none' },
    },
    option: {
      control: 'choice',
      gap: '2',
      '& input': {
        appearance: 'none',
        width: '11px',
        height: '11px',
        border: '1px solid {colors.quiet}',
        borderRadius: '50%',
        _checked: { background: 'line', borderColor: 'line', boxShadow: 'glow' },
        _forcedColors: { appearance: 'auto' },
      },
    },
    wordmark: {
      gridColumn: '1 / -1',
      position: 'relative',
      zIndex: 'above',
      font: '{fontWeights.display} {fontSizes.footer}/0.8 {fonts.display}',
      letterSpacing: '-0.02em',
      margin: '{spacing.5} 0 0 -0.03em',
      paddingBottom: '0.21em',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
  },
});

/** The width in em of the agency's name in the footer's face, from which follows its size. */
async function widthOfName(): Promise<number> {
  const imbue = '@fontsource-variable/imbue/files/imbue-latin-opsz-normal.woff2';
  const { set } = await typeface(imbue, { opsz: 100, wght: 340 });
  return Number(set(site.name, 1, TRACKING).width.toFixed(3));
}
/** Measured once for all pages. */
const nameWidth = widthOfName();

/** The foot of every page of `(site)`: contact details, menus, choice of theme, wordmark. */
export async function Footer() {
  const classes = footer();
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
        <div className={classes.quiet}>
          {/* `page-hooks.ts` fills in the figure. */}
          <p>
            <span data-weight="">0.0</span>
            {` ${navigation.weight.unit} ${navigation.weight.page}`}
          </p>
          <p>{navigation.fiction}</p>
        </div>
      </div>
      <nav aria-label={navigation.footerNavigation} className={classes.right}>
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
        {/* The script of every page restores the choice before the first paint, and follows it. */}
        <fieldset className={classes.theme}>
          <legend className="visually-hidden">{navigation.theme.label}</legend>
          {(['system', 'day', 'night'] as const).map((theme) => (
            <label key={theme} className={classes.option}>
              <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
              {navigation.theme[theme]}
            </label>
          ))}
        </fieldset>
      </nav>
      <p className={classes.wordmark} style={{ '--name': await nameWidth }} aria-hidden="true">
        {site.name}
      </p>
    </footer>
  );
}
