'use client';

import { useAtom } from 'jotai';
import { type KeyboardEvent, useLayoutEffect } from 'react';
import { openAnswersAtom } from '../parts/store';

/**
 * `<details>` open by themselves; React keeps in the store which are, and adds the arrow keys, Home and
 * End between questions.
 */
export const wake = 'with-react';

/** Class names of the parts. */
interface Classes {
  readonly root: string;
  readonly item: string;
  readonly question: string;
  readonly sign: string;
  readonly answer: string;
}

const idOf = (id: string) => `faq-${id}`;
const isOpen = (id: string) => document.getElementById(idOf(id))?.closest('details')?.open ?? false;

/**
 * An accordion in which several answers can be open. Find-in-page opens an answer, and so does a
 * fragment that names it: browsers open what holds their target.
 */
export function Accordion({
  items,
  classes,
}: {
  readonly items: readonly {
    readonly id: string;
    readonly question: string;
    readonly answer: string;
  }[];
  readonly classes: Classes;
}) {
  const [open, setOpen] = useAtom(openAnswersAtom);
  // What is open is taken over as React commits.
  useLayoutEffect(() => {
    setOpen((before) => [...before, ...items.map(({ id }) => id).filter(isOpen)]);
  }, [items, setOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the questions in it
    <div className={classes.root} onKeyDown={moveFocus}>
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          className={classes.item}
          open={open.includes(id)}
          onToggle={({ currentTarget }) => {
            const isNowOpen = currentTarget.open;
            setOpen((before) => [
              ...before.filter((other) => other !== id),
              ...(isNowOpen ? [id] : []),
            ]);
          }}
        >
          <summary className={classes.question}>
            <h3>{question}</h3>
            <span className={classes.sign} aria-hidden="true" />
          </summary>
          <p id={idOf(id)} className={classes.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}

/** Moves the focus to another question; Ark's list is fetched by the first such key. */
async function moveFocus(event: KeyboardEvent<HTMLElement>): Promise<void> {
  const { key, target, currentTarget } = event;
  if (!/^(?:Arrow(?:Up|Down)|Home|End)$/.test(key) || !(target as Element).matches('summary'))
    return;
  event.preventDefault();
  const questions = [...currentTarget.querySelectorAll('summary')];
  const { createListCollection } = await import('@ark-ui/react/collection');
  const list = createListCollection({ items: questions.map((_, at) => `${at}`) });
  const at = `${questions.indexOf(target as HTMLElement)}`;
  const next = {
    ArrowDown: () => list.getNextValue(at),
    ArrowUp: () => list.getPreviousValue(at),
    Home: () => list.firstValue,
    End: () => list.lastValue,
  }[key as 'Home'];
  questions[Number(next() ?? at)]?.focus();
}
