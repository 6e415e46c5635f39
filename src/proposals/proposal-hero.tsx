import { css } from '../../styled-system/css';
import type { Proposal } from '../content/proposals';
import { hero } from '../parts/hero.styles';
import { Picture } from '../parts/picture';
import { pictureSizes } from '../parts/picture-sizes';
import { Reading } from '../parts/reading';

/** The promised figures right of the meridian, below a name that may cross it. */
const promised = css({
  gridArea: { md: '1 / 2 / 3' },
  alignSelf: 'end',
  paddingLeft: 'beside',
  '& > li': { borderTop: 'hair', paddingBlock: { base: '14px', md: '10px' } },
  '& > li > div': {
    display: 'grid',
    // With large letters the figure gives way, not the words.
    gridTemplateColumns: 'minmax(0, max(5.3em, 40%)) 1fr',
    columnGap: '2',
    alignItems: 'baseline',
  },
});

/** A proposal's opening: the client's name, what it promises, a picture of the client's trade. */
export function ProposalHero({ proposal }: { readonly proposal: Proposal }) {
  const classes = hero({ with: 'picture' });
  const { client, image, expect } = proposal;
  const { line, lead } = proposal.hero;
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>
        {client} <span className={classes.subtitle}>{line}</span>
      </h1>
      <p className={classes.lead}>{lead}</p>
      <ul className={promised}>
        {expect.readings.map((reading) => (
          <li key={reading.label}>
            <Reading data={reading} size="small" bare />
          </li>
        ))}
      </ul>
      <div className={classes.picture}>
        <Picture id={image} sizes={pictureSizes.bleed} ratio="wide" place="bleed" priority />
      </div>
    </div>
  );
}
