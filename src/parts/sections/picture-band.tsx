import type { PictureId } from '../../content/pictures';
import { Picture } from '../picture';
import { pictureSizes } from '../picture-sizes';
import { scene } from './scene.styles';

/**
 * A picture from edge to edge, its brass line on the meridian; `below` the first screen or in it. A
 * `sunlit` one is moonlit by night, and the laser is drawn over its line.
 */
export function PictureBand({
  picture,
  below = false,
  sunlit = false,
}: {
  readonly picture: PictureId;
  readonly below?: boolean;
  readonly sunlit?: boolean;
}) {
  const classes = scene({ kind: sunlit ? 'sunlit' : 'whole' });
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
