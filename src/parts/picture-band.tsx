import type { PictureId } from '../content/pictures';
import { Picture } from './picture';
import { pictureSizes } from './picture-sizes';
import { scene } from './scene.styles';

/** A picture from edge to edge, its brass line on the meridian. */
export function PictureBand({
  picture,
  priority = false,
}: {
  readonly picture: PictureId;
  /** Whether it is the largest thing of the first view. */
  readonly priority?: boolean;
}) {
  const classes = scene({ kind: 'whole' });
  return (
    <div className={classes.root} data-rise={priority ? undefined : ''}>
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="natural" priority={priority} />
      </div>
    </div>
  );
}
