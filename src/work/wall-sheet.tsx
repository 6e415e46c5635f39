import { sva } from '../../styled-system/css';
import { nought } from '../content/nought';
import type { wall } from '../content/wall';
import { site } from '../site/site';
import { BrushRows } from './brush-rows';
import type { BrushRow } from './brush-strokes';

/** The second column begins right of the line, which the sheet's padding moves against the columns. */
const COLUMNS = 'calc(68% + 1.1rem) 1fr';

/** A sheet of A4, white by day and night; it is printed alone and fills its page. */
const recipe = sva({
  slots: ['night', 'paper', 'line', 'head', 'client', 'paint', 'says', 'signed', 'rule'],
  base: {
    /** At night a shade lies over the sheet, as over bright pictures. */
    night: {
      position: 'relative',
      width: 'min(100%, 34rem)',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        background: 'shade',
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
      background: 'raised',
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
      width: '1px',
      background: 'line',
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
    paint: {
      display: 'block',
      width: '100%',
      fill: 'none',
      stroke: 'paint',
      strokeLinejoin: 'round',
      mixBlendMode: 'multiply',
      '& path + path': { stroke: 'paintRed' },
    },
    says: { maxWidth: '62%', textStyle: 'lead', textWrap: 'pretty' },
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
 * their own, that number and what it would be at the client's rate, which the page's script paints.
 */
export function WallSheet({
  words,
  numbers,
  rate,
}: {
  readonly words: typeof wall.sheet;
  readonly numbers: Readonly<Record<BrushRow, string>>;
  readonly rate: number;
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
        <div className={classes.client}>
          {painted('brush', numbers)}
          <p className={classes.says}>{words.says}</p>
        </div>
        <div data-yours={rate} hidden>
          {painted('own-brush')}
          <p className={classes.says}>
            <span /> {nought.from} <span /> {nought.grown(words.client, 'bookings')}
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
