import { Picture } from '../components/picture';
import { pictureSizes } from '../components/picture-sizes';
import type { PictureId } from '../content/pictures';
import { scene } from './scene.styles';

/** The brand's picture from edge to edge, its brass line on the meridian. */
export function PictureBand({
  picture,
  priority = false,
}: {
  readonly picture: PictureId;
  /** Whether it is the largest thing of the first view. */
  readonly priority?: boolean;
}) {
  const classes = scene();
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="natural" priority={priority} />
      </div>
    </div>
  );
}
