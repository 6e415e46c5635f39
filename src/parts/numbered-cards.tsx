import type { Card } from '../content/schemas';

/** An ordered list of short texts, each with its number, a title and the text. */
export function NumberedCards({
  items,
  classes,
}: {
  readonly items: readonly Card[];
  readonly classes: Readonly<Record<'root' | 'item' | 'number' | 'title' | 'text', string>>;
}) {
  return (
    <ol className={classes.root}>
      {items.map(({ title, text }, index) => (
        <li key={title} className={classes.item}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3 className={classes.title}>{title}</h3>
          <p className={classes.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
