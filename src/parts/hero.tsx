import type { ReactNode } from 'react';
import { type HeroVariantProps, hero } from './hero.styles';

/** The head of a page. `actions` stand right of the meridian, with a note under them. */
export function Hero({
  title,
  lead,
  actions,
  note,
  selfPlaced,
  beside,
  height,
  type,
  with: extra,
}: HeroVariantProps & {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly note?: string;
  /** Content that its own styles place in the grid, such as the home page's field. */
  readonly selfPlaced?: ReactNode;
  /** Content right of the meridian, beside the title. */
  readonly beside?: ReactNode;
}) {
  const classes = hero({ height, type, with: extra });
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>{title}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {selfPlaced}
      {(actions || note) && (
        <div className={classes.actions}>
          {actions}
          {note && <p className={classes.note}>{note}</p>}
        </div>
      )}
      {beside && <div className={classes.aside}>{beside}</div>}
    </div>
  );
}
