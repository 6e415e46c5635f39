import { cva } from '../../styled-system/css';
import type { PictureId } from '../content/pictures';
import type { Reading as ReadingData } from '../content/types';
import { hero } from '../parts/hero.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';

/** Right of the line, below a name that may cross it; each figure beside its words. */
const promised = cva({
  base: {
    gridArea: { lg: '1 / 2 / 3' },
    alignSelf: 'end',
    paddingLeft: 'beside',
    '& > li': { borderTop: 'hair', paddingBlock: '14px' },
    '& > li > div': { display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'baseline' },
  },
});

/** A proposal opens like a printed one: the client's name, what this is and promises, a picture of their trade. */
export function ProposalHero({
  client,
  line,
  lead,
  picture,
  promises,
}: {
  readonly client: string;
  /** What kind of document this is. */
  readonly line: string;
  readonly lead: string;
  readonly picture: PictureId;
  readonly promises: readonly ReadingData[];
}) {
  const classes = hero({ with: 'picture' });
  return (
    <div className={classes.root}>
      <h1 className={classes.title} tabIndex={-1}>
        {client} <span className={classes.line}>{line}</span>
      </h1>
      <p className={classes.lead}>{lead}</p>
      <ul className={promised()}>
        {promises.map((reading) => (
          <li key={reading.label}>
            <Reading data={reading} size="small" bare />
          </li>
        ))}
      </ul>
      <div className={classes.picture}>
        <Picture id={picture} sizes={pictureSizes.bleed} ratio="wide" place="bleed" priority />
      </div>
    </div>
  );
}
