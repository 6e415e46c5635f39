'use client';

import type { FaqItem } from '../content/types';

/** `<details>` open and close by themselves, so React never comes for them. */
export const wake = 'never';

/**
 * An accordion in which several answers can be open. Find-in-page opens an answer, and so does a
 * fragment that names it: browsers open what holds their target.
 */
export function Accordion({
  items,
  classes,
}: {
  readonly items: readonly FaqItem[];
  /** Class names of the parts. */
  readonly classes: Readonly<Record<'root' | 'item' | 'question' | 'sign' | 'answer', string>>;
}) {
  return (
    <div className={classes.root}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={classes.item}>
          <summary className={classes.question}>
            <h3>{question}</h3>
            <span className={classes.sign} aria-hidden="true" />
          </summary>
          <p id={`faq-${id}`} className={classes.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
