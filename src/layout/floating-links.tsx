import { sva } from '../../styled-system/css';
import { navigation } from '../content/navigation';
import { AnyLink } from '../parts/any-link';
import { Icon } from '../parts/icon';
import { whatsappHref } from '../site/contact-links';
import { site } from '../site/site';

/**
 * Two links that float over the page: on a desktop in the right margin, in narrower windows as a
 * bar at the foot, below which the page has padding. They cover no text.
 */
const floatingLinks = sva({
  slots: ['root', 'list', 'item', 'link', 'label'],
  base: {
    root: {
      position: 'fixed',
      zIndex: 'floats',
      inset: { base: 'auto 0 0', lg: 'auto 0 24px auto' },
      background: { base: 'page', lg: 'transparent' },
      // Where a hero has buttons of its own, the bar appears once these have scrolled away.
      '@supports (timeline-scope: none)': {
        animation: { base: 'arrive linear both', lg: 'none' },
        animationTimeline: '--actions',
        animationRange: 'exit 0% exit 100%',
      },
      // In the margin of a desktop they move aside, but for an edge, while the reader scrolls down;
      // a pointer on that edge, the keyboard or scrolling up brings them back.
      '@container scroll-state(scrolled: bottom)': {
        translate: { lg: '32px' },
        '&:is(:hover, :focus-within)': { translate: 'none' },
      },
      _motionOk: { transition: 'translate {durations.draw} {easings.line}' },
      borderTop: { base: 'hair', lg: 'none' },
      paddingBottom: { base: 'env(safe-area-inset-bottom)', lg: 0 },
      _print: { display: 'none' },
      /** Hidden while the answer to an enquiry is open. */
      '&[aria-hidden]': { visibility: 'hidden' },
    },
    list: {
      display: 'flex',
      flexDirection: { lg: 'column' },
      flexWrap: 'wrap',
      gap: { lg: '6px' },
    },
    // With large letters the two links wrap.
    item: {
      flex: { base: '1 1 9em', lg: 'none' },
      '& + &': { borderLeft: { base: 'hair', lg: 'none' } },
      /** The tooltip beside the link; a phone shows the label anyway. */
      '&[data-open]::after': {
        display: { base: 'none', lg: 'block' },
        inset: '0 100% auto auto',
      },
      // The upper link's tooltip opens upwards, since a hero’s own buttons stand left of the link.
      '&:first-child::after': { inset: { lg: 'auto 0 100% auto' } },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '10px',
      minHeight: { base: 'floats', lg: 'target' },
      width: { lg: '44px' },
      border: { lg: 'hair' },
      background: 'page',
      fontWeight: 'strong',
      textStyle: 'small',
      outlineOffset: { base: '-4px', lg: '3px' },
      _hover: { color: 'reading' },
    },
    label: { position: { lg: 'absolute' }, clipPath: { lg: 'inset(50%)' } },
  },
});

/** The floating links that book a consultation and open WhatsApp. */
export function FloatingLinks() {
  const classes = floatingLinks();
  const items = [
    { icon: 'call', href: site.booking, label: navigation.book },
    { icon: 'chat', href: whatsappHref(), label: navigation.whatsapp },
  ] as const;
  return (
    <nav className={classes.root} aria-label={navigation.reach}>
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
