import { type EmbedVariantProps, embed } from './embed.styles';

/** A page of somebody else's in a frame that loads when it is near. */
export function Embed({
  kind,
  title,
  src,
  fallback,
}: EmbedVariantProps & {
  readonly title: string;
  readonly src: string;
  /** For browsers without frames. */
  readonly fallback: string;
}) {
  const classes = embed({ kind });
  return (
    <>
      <div className={classes.root}>
        <p className={classes.note} aria-hidden="true">
          {title}
        </p>
        <iframe
          className={classes.frame}
          title={title}
          src={src}
          height={kind === 'map' ? 420 : 800}
          loading="lazy"
          referrerPolicy="no-referrer"
        >
          {fallback}
        </iframe>
      </div>
      <p className={classes.address}>{src}</p>
    </>
  );
}
