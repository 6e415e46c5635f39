import type { PictureId } from '../content/pictures';
import { hero } from '../parts/hero.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';

/** A proposal opens like a printed one: the client's name, what this is, a picture of their trade. */
export function ProposalHero({
  client,
  line,
  lead,
  picture,
}: {
  readonly client: string;
  /** What kind of document this is. */
  readonly line: string;
  readonly lead: string;
  readonly picture: PictureId;
}) {
  const classes = hero({ with: 'picture' });
  return (
    <div className={classes.root}>
      <h1 className={classes.title} tabIndex={-1}>
        {client} <span className={classes.line}>{line}</span>
      </h1>
      <p className={classes.lead}>{lead}</p>
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="wide" place="bleed" priority />
      </div>
    </div>
  );
}
