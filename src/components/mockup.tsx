import { assertMockup, type Mockup as MockupData, type MockupRow } from '../content/mockups';
import { mockup } from './mockup.styles';

const classes = mockup();

/**
 * The annotated drawing of a thing to make.
 *
 * @throws when its data is wrong, naming the mock-up
 */
export function Mockup({ data }: { readonly data: MockupData }) {
  assertMockup(data);
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

function Row({ row }: { readonly row: MockupRow }) {
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
  if ('title' in row) return <strong className={classes.heading}>{row.title}</strong>;
  if ('button' in row) return <span className={classes.button}>{row.button}</span>;
  if ('picture' in row) return <span className={classes.picture}>{row.picture}</span>;
  return <p>{row.text}</p>;
}
