import type { contact } from '../content/contact-page';
import type { PictureId } from '../content/pictures';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { scene } from '../parts/scene.styles';

/**
 * The time in Greenwich over what the studio's window shows, by clock-script.ts; without script the picture
 * alone. A phone has the picture under the form.
 */
export function Clock({
  words: { opens, closes, place, studio, here },
  picture,
}: {
  readonly words: (typeof contact)['clock'] & {
    readonly opens: string;
    readonly closes: string;
  };
  readonly picture: PictureId;
}) {
  const classes = scene({ kind: 'clock' });
  return (
    <div className={classes.root} data-rise="">
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="natural" />
      </div>
      <div className={classes.words} data-clock={`${opens} ${closes}`} hidden>
        <p className={classes.heading} />
        <p className={classes.text} data-place={place} />
        <p {...attributes(studio)} />
        <p {...attributes(here)} />
      </div>
    </div>
  );
}

/** What the script chooses from, as attributes: `data-open` for `open`. */
const attributes = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [`data-${name}`, text]));
