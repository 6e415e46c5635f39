import type { PictureId } from '../content/pictures';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { scene } from '../parts/sections/scene.styles';

/**
 * The mission over the brand's own picture, which is scaled so that the brass line in its stone
 * lies on the meridian of the page.
 */
export function Mission({
  heading,
  text,
  picture,
}: {
  readonly heading: string;
  readonly text: string;
  readonly picture: PictureId;
}) {
  const classes = scene();
  return (
    <section className={classes.root} data-rise="">
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.mission} decorative ratio="natural" />
      </div>
      <div className={classes.words}>
        <h2 className={classes.heading}>{heading}</h2>
        <p className={classes.text}>{text}</p>
      </div>
    </section>
  );
}
