'use client';

import type { FaqItem } from '../content/schemas';

/** `<details>` open and close without script, so React never hydrates the accordion. */
export const wake = 'never';

/**
 * An accordion in which several answers can be open. Browsers open the answer that find-in-page or
 * a fragment leads to.
 */
export function Accordion({
  items,
  classes,
}: {
  readonly items: readonly FaqItem[];
  readonly classes: Readonly<Record<'root' | 'item' | 'question' | 'plus' | 'answer', string>>;
}) {
  return (
    <div className={classes.root}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={classes.item}>
          <summary className={classes.question}>
            <h3>{question}</h3>
            <span className={classes.plus} aria-hidden="true" />
          </summary>
          <p id={`faq-${id}`} className={classes.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
