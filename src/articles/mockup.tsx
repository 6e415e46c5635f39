import { sva } from '../../styled-system/css';
import type { Mockup as MockupData } from './figure-schema';

/** A sheet drawn in hairlines, with numbered notes beside it where there is room, else below. */
const mockup = sva({
  slots: ['root', 'caption', 'title', 'sheet', 'head', 'row', 'button', 'picture', 'mark', 'notes'],
  base: {
    root: {
      breakInside: 'avoid-page',
      marginBlock: '2em',
      width: { xl: '100cqi' },
      display: { sm: 'grid' },
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: '28px',
      alignItems: 'start',
    },
    caption: {
      gridColumn: '1 / -1',
      color: 'quiet',
      textStyle: 'small',
      maxWidth: 'lead',
      marginBottom: '5',
    },
    title: { display: 'block', color: 'text', fontWeight: 'strong' },
    sheet: {
      border: 'hair',
      borderTop: 'line',
      background: 'raised',
      textStyle: 'small',
      color: 'text',
    },
    head: { borderBottom: 'hair', padding: '8px 18px', color: 'quiet' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '20px',
      position: 'relative',
      padding: '8px 40px 8px 18px',
    },
    button: { border: 'hair', padding: '4px 14px', borderColor: 'text' },
    picture: {
      flex: '1',
      padding: '38px 20px',
      color: 'quiet',
      textAlign: 'center',
      background: 'repeating-linear-gradient(135deg, {colors.hair} 0 1px, transparent 1px 9px)',
    },
    mark: {
      position: 'absolute',
      right: '14px',
      color: 'reading',
      fontWeight: 'strong',
      fontVariantNumeric: 'tabular-nums',
    },
    notes: { textStyle: 'small', marginTop: { base: '4', sm: '0' } },
  },
});

const classes = mockup();

/** The annotated drawing of a thing to make. */
export function Mockup({ data }: { readonly data: MockupData }) {
  const { title, caption, head, rows } = data;
  const noted = rows.filter(({ note }) => note);
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <span className={classes.title}>{title}</span> {caption}
      </figcaption>
      <div className={classes.sheet}>
        <p className={classes.head}>{head}</p>
        {rows.map((row, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may say the same
            key={index}
            className={classes.row}
          >
            <Row row={row} />
            {row.note && <span className={classes.mark}>{noted.indexOf(row) + 1}</span>}
          </div>
        ))}
      </div>
      <ol className={classes.notes}>
        {noted.map(({ note }) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </figure>
  );
}

function Row({ row }: { readonly row: MockupData['rows'][number] }) {
  if ('pair' in row) {
    return (
      <>
        <span>{row.pair[0]}</span> <span>{row.pair[1]}</span>
      </>
    );
  }
  if ('said' in row) {
    return (
      <p>
        <strong>{row.said[0]}:</strong> “{row.said[1]}”
      </p>
    );
  }
  if ('title' in row) return <strong>{row.title}</strong>;
  if ('button' in row) return <span className={classes.button}>{row.button}</span>;
  if ('picture' in row) return <span className={classes.picture}>{row.picture}</span>;
  return <p>{row.text}</p>;
}
