import { absolute, inside } from '../site/absolute';
import { AnyLink } from './any-link';
import { type EmbedVariantProps, embed } from './embed.styles';

/** A page in a frame that loads when it is near: one of the site itself, or somebody else's. */
export function Embed({
  kind,
  title,
  src,
  open,
  fallback,
}: EmbedVariantProps & {
  readonly title: string;
  /** A path of this site, or an address elsewhere. */
  readonly src: string;
  /** Opens it by itself: large, or where a page elsewhere does not load. */
  readonly open: string;
  /** For browsers without frames. */
  readonly fallback: string;
}) {
  const classes = embed({ kind });
  const isOurs = src.startsWith('/');
  const address = isOurs ? inside(src) : src;
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
      <AnyLink className={classes.open} href={src}>
        {open}
      </AnyLink>
      {/* Printed. */}
      <p className={classes.address}>{isOurs ? absolute(src) : src}</p>
    </>
  );
}
