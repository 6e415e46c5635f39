import { css, sva } from '../../../styled-system/css';
import { stories } from '../../content/client-stories';
import { wall } from '../../content/wall';
import { button } from '../../parts/button-link';
import { ChangeNumber } from '../../parts/visitor-number';
import { PageHead } from '../../seo/page-head';
import { WallSheet } from '../../work/wall-sheet';

/** The wall fills the window, so that the sheet on it is seen whole; its words stand beside it. */
const recipe = sva({
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    root: {
      // The shadow of the sheet ends with the wall.
      overflow: 'clip',
      // The sheet is as high as the window allows.
      '--wide': {
        base: 'calc(100vw - {spacing.inset} - {spacing.margin})',
        // So high that both numbers stand in the first screen of a tablet.
        md: 'clamp(24rem, 53svh, 100vw - 2 * {spacing.start})',
        lg: 'clamp(24rem, 0.707 * (100svh - {sizes.header} - 2 * {spacing.7}), 40rem)',
      },
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        // The line of the sheet is that of the page.
        lg: 'calc({spacing.meridian} - {spacing.start} - 0.68 * var(--wide)) var(--wide)',
      },
      gap: { base: '6', lg: 0 },
      alignContent: 'start',
      padding: '{spacing.7} {spacing.end} {spacing.7} {spacing.start}',
      minHeight: { lg: 'calc(100svh - {sizes.header})' },
      background: 'green',
      color: 'pale',
      _print: { padding: 0, background: 'none' },
    },
    words: {
      display: { base: 'flex', md: 'grid', lg: 'flex' },
      gridTemplateColumns: '{sizes.hung}',
      alignItems: { md: 'end', lg: 'start' },
      flexDirection: 'column',
      gap: { base: '6', md: '{spacing.6} 0', lg: '6' },
      _print: { display: 'none' },
    },
    title: { textStyle: 'hero' },
    lead: { textStyle: 'lead', maxWidth: '24em', marginTop: { lg: 'auto' }, paddingRight: 'apart' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px 24px',
      alignItems: 'center',
      gridColumn: '2',
      gridRow: '1 / span 2',
      paddingLeft: { md: 'beside', lg: '0' },
    },
  },
});

/** For the button, on whose press `own-number-script.ts` prints: only script can. */
const withScript = css({ _noScript: { display: 'none' } });

export default async function WallPage() {
  const { hero, print, sheet } = wall;
  const { before, since } = stories.hairNova.bookings;
  const classes = recipe();
  return (
    <>
      <PageHead path="/wall" />
      <style href="sheet" precedence="content">
        {'@page{size:A4;margin:0}'}
      </style>
      <section className={classes.root}>
        <div className={classes.words}>
          <h1 className={classes.title}>{hero.headline}</h1>
          <p className={classes.lead}>{hero.lead}</p>
          <div className={classes.actions}>
            <button
              type="button"
              className={`${button({ kind: 'pale' })} ${withScript}`}
              data-print=""
            >
              {print}
            </button>
            <ChangeNumber />
          </div>
        </div>
        <WallSheet words={sheet} numbers={{ was: `${before}`, is: `${since}` }} />
      </section>
    </>
  );
}
