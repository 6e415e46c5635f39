import { css } from '../../../styled-system/css';
import { stories } from '../../content/client-stories';
import { wall } from '../../content/wall';
import { button } from '../../parts/button-link';
import { Hero } from '../../parts/hero';
import { ChangeNumber } from '../../parts/yours';
import { PageHead } from '../../seo/page-head';
import { WallSheet } from '../../work/wall-sheet';

/** Only script can print. */
const withScript = css({ _noScript: { display: 'none' } });

export default async function WallPage() {
  const { hero, print, sheet } = wall;
  const { before, since } = stories.hairNova.bookings;
  return (
    <>
      <PageHead path="/wall" />
      <div className={css({ _print: { display: 'none' } })}>
        <Hero
          title={hero.headline}
          lead={hero.lead}
          type="headline"
          actions={
            <>
              <button type="button" className={`${button()} ${withScript}`} data-print="">
                {print}
              </button>
              <ChangeNumber />
            </>
          }
        />
      </div>
      <div
        className={css({
          paddingInline: { base: '{spacing.start} {spacing.end}', md: 0 },
          paddingBottom: 'block',
        })}
      >
        <WallSheet words={sheet} numbers={{ was: `${before}`, is: `${since}` }} />
      </div>
    </>
  );
}
