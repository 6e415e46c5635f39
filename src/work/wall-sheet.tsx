import { sva } from '../../styled-system/css';
import { nought } from '../content/nought';
import type { wall } from '../content/wall';
import { site } from '../site/site';
import { BrushRows } from './brush-rows';
import type { BrushRow } from './brush-strokes';

/** The second column begins right of the line, which the sheet's padding moves against the columns. */
const COLUMNS = 'calc(68% + 1.1rem) 1fr';

/** A sheet of A4, paper by day and night; it is printed alone and fills its page. */
const recipe = sva({
  slots: ['night', 'paper', 'line', 'head', 'client', 'row', 'paint', 'says', 'signed', 'rule'],
  base: {
    /** At night a shade lies over the sheet, as over bright pictures. */
    night: {
      position: 'relative',
      width: 'min(100%, 34rem)',
      // The line of the sheet is that of the page.
      marginLeft: { md: 'calc({spacing.meridian} - 0.68 * 34rem)' },
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: 'shade',
        opacity: 0.6,
        pointerEvents: 'none',
        _print: { display: 'none' },
      },
    },
    paper: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'min(48rem, 138vw)',
      padding: '6',
      colorScheme: 'light',
      background: 'color-mix(in srgb, {colors.line} 9%, {colors.raised})',
      color: 'text',
      border: 'hair',
      _print: {
        position: 'fixed',
        inset: 0,
        zIndex: 'skip',
        width: '100%',
        minHeight: 0,
        border: 'none',
        fontSize: '14pt',
      },
    },
    /** The meridian, at the share of the sheet where pages have it. */
    line: {
      position: 'absolute',
      insetBlock: 0,
      left: '68%',
      // Browsers print borders, and leave out grounds.
      borderLeft: '1px solid {colors.line}',
    },
    head: {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      textStyle: 'small',
      // With large letters a narrow sheet has no room for more.
      fontSize: 'min(0.9375rem, 3.6vw)',
      color: 'reading',
    },
    /** The client's own sheet, which stands until a visitor has a number. */
    client: { '[data-number] &': { display: 'none' } },
    /** On a page of another shape than A4 the painting makes room for the foot. */
    row: { _print: { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } },
    paint: {
      display: 'block',
      width: '100%',
      fill: 'none',
      stroke: 'paint',
      strokeLinejoin: 'round',
      mixBlendMode: 'multiply',
      _print: { flex: 1, minHeight: 0 },
      '& path + path': { stroke: 'paintRed' },
    },
    says: { maxWidth: '62%', paddingTop: '2', textStyle: 'lead', textWrap: 'pretty' },
    signed: {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      marginTop: 'auto',
      paddingTop: '6',
      textStyle: 'tiny',
      color: 'quiet',
    },
    rule: { borderTop: 'rule', paddingTop: '1', _first: { marginRight: '8' } },
  },
});

/**
 * A client's first and last number as the client pinned them up; for a visitor with a number of
 * their own, that number and what the home page said it would be, which the page's script paints.
 */
export function WallSheet({
  words,
  numbers,
}: {
  readonly words: typeof wall.sheet;
  readonly numbers: Readonly<Record<BrushRow, string>>;
}) {
  const classes = recipe();
  const painted = (id: string, shown?: typeof numbers) => (
    <svg viewBox="288 130 440 540" className={classes.paint} aria-hidden="true">
      <BrushRows id={id} {...(shown && { numbers: shown })} />
    </svg>
  );
  return (
    <div className={classes.night}>
      <figure className={classes.paper}>
        <div className={classes.line} />
        <div className={classes.head}>
          <div>{site.name}</div>
          <div>{words.longitude}</div>
        </div>
        <div className={`${classes.row} ${classes.client}`}>
          {painted('brush', numbers)}
          <p className={classes.says}>{words.says}</p>
        </div>
        <div className={classes.row} data-yours="" hidden>
          {painted('own-brush')}
          <p className={classes.says}>
            <span /> {nought.from} <span /> {words.rate}
          </p>
        </div>
        <div className={classes.signed}>
          {words.rules.map((rule) => (
            <div key={rule} className={classes.rule}>
              {rule}
            </div>
          ))}
        </div>
      </figure>
    </div>
  );
}
