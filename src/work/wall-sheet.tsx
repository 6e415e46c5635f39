import { sva } from '../../styled-system/css';
import type { wall } from '../content/wall';
import { site } from '../site/site';
import { BrushRows } from './brush-rows';
import type { BrushRow } from './brush-strokes';

/** Two columns from the sheet's margin on; the second begins right of the line. */
const COLUMNS = 'calc(68% + var(--shift) + 0.36 * var(--edge) + 16px) 1fr';

/** A sheet of A4, by night in the light of a lamp; it is printed alone and fills its page. */
const recipe = sva({
  slots: [
    'light',
    'paper',
    'line',
    'head',
    'client',
    'row',
    'paint',
    'says',
    'label',
    'signed',
    'rule',
    'terms',
  ],
  base: {
    light: {
      width: 'var(--wide)',
      height: { md: 'calc(1.414 * var(--wide))' },
      // On a tablet the sheet hangs in the middle, and its line is moved onto that of the page.
      marginLeft: { md: 'calc((100vw - var(--wide)) / 2 - {spacing.start})', lg: 0 },
      '--shift': {
        base: '0px',
        md: 'calc(0.18 * (100vw - var(--wide)))',
        lg: '0px',
        _print: '0px',
      },
      // Over the line of the page, which passes under the sheet.
      position: 'relative',
      zIndex: 'above',
      background: 'paper',
      color: 'ink',
      boxShadow: 'sheet',
      _print: { background: 'none', boxShadow: 'none' },
    },
    paper: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      minHeight: { base: '138vw', md: 0 },
      '--edge': { base: '26px', _print: '14mm' },
      padding: 'var(--edge)',
      /** The pin that holds the sheet. */
      _before: {
        content: '""',
        position: 'absolute',
        top: '14px',
        left: 'calc(50% - 8px)',
        width: '16px',
        height: '16px',
        borderRadius: '50%',
        // Brass has the colours of the day, by night too; and so have the rules.
        colorScheme: 'light',
        background:
          'radial-gradient(circle at 36% 30%, {colors.paper}, {colors.line} 30%, color-mix(in srgb, {colors.line}, black 60%))',
        boxShadow: 'pin',
        _print: { display: 'none' },
      },
      _print: {
        position: 'fixed',
        inset: 0,
        zIndex: 'skip',
        minHeight: 0,
        fontSize: '14pt',
      },
    },
    /** The meridian: on a tablet that of the page, else where 68 % of the sheet lie left of it. */
    line: {
      position: 'absolute',
      insetBlock: 0,
      left: 'calc(68% + var(--shift))',
      colorScheme: 'light',
      // Browsers print borders, and leave out grounds.
      borderLeft: '1px solid {colors.line}',
    },
    head: {
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      textStyle: 'small',
      // With large letters a narrow sheet has no room for more.
      fontSize: 'min(0.9375rem, 3.6vw)',
    },
    /** The client's own sheet, which stands until a visitor has a number. */
    client: { '[data-number] &': { display: 'none' } },
    /** On a page of another shape than A4 the painting makes room for the foot. */
    row: {
      flex: 1,
      minHeight: 0,
      display: 'flex',
      flexDirection: 'column',
      '&[hidden]': { display: 'none' },
    },
    paint: {
      // Over the line of the sheet, which does not show through.
      position: 'relative',
      flex: 1,
      minHeight: 0,
      width: '100%',
      fill: 'none',
      stroke: 'paint',
      '& [filter*=red]': { stroke: 'paintRed' },
      strokeLinejoin: 'round',
      // Bare paper.
      color: { base: 'paper', _print: 'white' },
    },
    says: { maxWidth: '62%', paddingTop: '2', textStyle: 'lead', textWrap: 'pretty' },
    /** Over and under the visitor's painting, which has the height that is left. */
    label: { maxWidth: '62%', textStyle: 'lead', lineHeight: '1.2' },
    signed: {
      colorScheme: 'light',
      display: 'grid',
      gridTemplateColumns: COLUMNS,
      marginTop: 'auto',
      paddingTop: '6',
      textStyle: 'tiny',
    },
    /** A rule to write on, over the word that says what to write. */
    rule: { borderTop: 'rule', paddingTop: '1', _first: { marginRight: '8' } },
    terms: { maxWidth: '62%', textStyle: 'tiny', paddingTop: '6', textWrap: 'pretty' },
  },
});

/**
 * A client's first and last number as the client pinned them up; for a visitor with a number of
 * their own, that number, which the page's script paints, and below it a rule for the next one.
 * What the home page said that it would be stands small at the foot.
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
      <BrushRows id={id} {...(shown ? { numbers: shown } : { toWriteOn: true })} />
    </svg>
  );
  return (
    <div className={classes.light}>
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
        <div className={classes.row} data-own-number="" hidden>
          <p className={classes.label} data-part="said" />
          {painted('own-brush')}
          <p className={classes.label}>{words.later}</p>
        </div>
        <div className={classes.signed}>
          {words.rules.map((under) => (
            <div key={under} className={classes.rule}>
              {under}
            </div>
          ))}
        </div>
        <p className={classes.terms} data-own-number="" hidden>
          <span data-part="comes-to" /> <span data-part="terms" />
        </p>
      </figure>
    </div>
  );
}
