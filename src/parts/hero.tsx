import type { ReactNode } from 'react';
import { type HeroVariantProps, hero } from './hero.styles';

/** The head of a page. `actions` stand right of the line, with a note under them. */
export function Hero({
  title,
  lead,
  actions,
  note,
  height,
  type,
}: HeroVariantProps & {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly note?: string;
}) {
  const classes = hero({ height, type });
  return (
    <div className={classes.root}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      {(actions || note) && (
        <div className={classes.actions}>
          {actions}
          {note && <p className={classes.note}>{note}</p>}
        </div>
      )}
    </div>
  );
}
