import type { PictureId } from '../content/pictures';
import { Picture } from './picture';
import { pictureSizes } from './picture-sizes';
import { scene } from './scene.styles';

/** A picture from edge to edge, its brass line on the meridian: the largest thing of the first view. */
export function PictureBand({ picture }: { readonly picture: PictureId }) {
  const classes = scene({ kind: 'whole' });
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="natural" priority />
      </div>
    </div>
  );
}
