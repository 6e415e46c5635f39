import type { PictureId } from '../../content/pictures';
import { Picture } from '../picture';
import { pictureSizes } from '../picture-sizes';
import { scene } from './scene.styles';

/**
 * A picture from edge to edge, its brass line on the meridian. By night the line of a `plumb` or a
 * `sunlit` picture is the laser's, and the moon lights a `sunlit` one.
 *
 * @param below whether it stands below the first screen, where it rises and loads late
 */
export function PictureBand({
  picture,
  below = false,
  kind = 'whole',
}: {
  readonly picture: PictureId;
  readonly below?: boolean;
  readonly kind?: 'whole' | 'plumb' | 'sunlit';
}) {
  const classes = scene({ kind });
  return (
    <div className={classes.root} data-rise={below ? '' : undefined}>
      <div className={classes.picture}>
        <Picture
          id={picture}
          sizes={below ? pictureSizes.bleedTall : pictureSizes.bleed}
          ratio={below ? 'wide' : 'natural'}
          priority={!below}
        />
      </div>
    </div>
  );
}
