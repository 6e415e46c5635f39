import { type RecipeVariantProps, sva } from '../../styled-system/css';
import type { Frame } from '../content/schemas';
import { absolute, withBasePath } from '../site/urls';
import { AnyLink } from './any-link';

/** A page in a frame, over a grid of ticks while it loads. */
export const embed = sva({
  slots: ['root', 'frame', 'note', 'open', 'address'],
  base: {
    root: {
      position: 'relative',
      zIndex: 'above',
      border: 'hair',
      background:
        'repeating-linear-gradient(90deg, transparent 0 63px, {colors.hair} 63px 64px) padding-box, repeating-linear-gradient(transparent 0 63px, {colors.hair} 63px 64px) padding-box, {colors.page}',
      _print: { display: 'none' },
    },
    frame: {
      position: 'relative',
      display: 'block',
      border: 0,
      width: '100%',
      // The framed document is delayed, so that it does not compete with the first paint.
      animation: 'later 1ms 0.1s backwards',
    },
    note: {
      position: 'absolute',
      top: '5',
      left: '5',
      overflowWrap: 'anywhere',
      paddingBlock: '1',
      paddingInline: '3',
      background: 'page',
      color: 'quiet',
      textStyle: 'small',
    },
    open: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.3em',
      _print: { display: 'none' },
    },
    /** Replaces the frame in print. */
    address: { display: 'none', _print: { display: 'block' } },
  },
  variants: {
    kind: {
      // The dashboard's own height and the rules above and below it.
      dashboard: {
        // Its columns stand on the page's, so that the meridian may pass over it.
        root: {
          minHeight: 'calc({sizes.dashboard} + 2px)',
          borderInline: { lg: 'none' },
          zIndex: { base: 'above', xl: 'auto' },
        },
        frame: { height: 'dashboard' },
        open: { marginTop: '7' },
      },
      map: {
        root: { border: 'none', minHeight: '700px', marginTop: { md: 'half' } },
        frame: { height: '700px' },
        open: { marginLeft: 'start', marginBottom: '3' },
      },
    },
  },
});

/** A page in a frame, of this site or of another, that loads when it is near the window. */
export function Embed({
  kind,
  data: { title, open, fallback },
  src,
}: RecipeVariantProps<typeof embed> & {
  readonly data: Frame;
  /** A path of this site, or an address elsewhere. */
  readonly src: string;
}) {
  const classes = embed({ kind });
  const isOurs = src.startsWith('/');
  const address = isOurs ? withBasePath(src) : src;
  return (
    <>
      <div className={classes.root}>
        <p className={classes.note} aria-hidden="true">
          {title}
        </p>
        <iframe
          className={classes.frame}
          title={title}
          src={address}
          height={kind === 'map' ? 420 : 800}
          loading="lazy"
          // A page of this site gets the referrer; a page elsewhere does not need it.
          referrerPolicy={isOurs ? undefined : 'no-referrer'}
        >
          {fallback}
        </iframe>
      </div>
      <AnyLink className={classes.open} href={kind === 'map' && isOurs ? `${src}#back` : src}>
        {open}
      </AnyLink>
      {/* Shown in print only. */}
      <p className={classes.address}>{isOurs ? absolute(src) : src}</p>
    </>
  );
}
