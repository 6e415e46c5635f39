'use client';

import { Accordion as Ark } from '@ark-ui/react/accordion';
import { useAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from 'waku';
import { openAnswersAtom } from './store';
import { useFound } from './use-found';

/** The classes of the accordion's parts. */
interface Classes {
  readonly root: string;
  readonly item: string;
  readonly trigger: string;
  readonly sign: string;
  readonly content: string;
  readonly answer: string;
}

/**
 * An accordion in which several answers can be open. A `#faq-…` fragment opens its answer, and so
 * does find-in-page where it searches closed answers. Before hydration the boot script opens and
 * closes; what it has opened stays open. Open answers are kept in the store for each page, so they
 * are open after going away and back. Only a press animates: an answer reached by search or
 * fragment must not move.
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
  const { path } = useRouter();
  const [all, setAll] = useAtom(openAnswersAtom);
  // Answers that the boot script has opened, until the first change here.
  const [found] = useFound<readonly string[]>(
    () => items.map(({ id }) => id).filter(isOpenOnPage),
    noneOpen,
  );
  const open = all[path] ?? found;
  const setOpen = useCallback(
    (next: (before: readonly string[]) => readonly string[]) =>
      setAll((before) => ({ ...before, [path]: next(before[path] ?? found) })),
    [setAll, path, found],
  );
  const [still, setStill] = useState(true);

  const show = useCallback(
    (id: string) => {
      setStill(true);
      setOpen((before) => (before.includes(id) ? before : [...before, id]));
    },
    [setOpen],
  );

  useEffect(() => {
    const showTarget = () => {
      const target = items.find(({ id }) => location.hash === `#faq-${id}`);
      if (target) show(target.id);
    };
    showTarget();
    window.addEventListener('hashchange', showTarget);
    return () => window.removeEventListener('hashchange', showTarget);
  }, [items, show]);

  return (
    <Ark.Root
      multiple
      collapsible
      className={classes.root}
      data-still={still ? '' : undefined}
      value={[...open]}
      onValueChange={({ value }) => {
        setStill(false);
        setOpen(() => value);
      }}
    >
      {items.map(({ id, question, answer }) => (
        // The target of links; Ark gives its own element an id of its own.
        <div key={id} id={`faq-${id}`} className={classes.item}>
          <Ark.Item value={id}>
            <h3>
              <Ark.ItemTrigger className={classes.trigger} data-wake="">
                {question}
                <span className={classes.sign} aria-hidden="true" />
              </Ark.ItemTrigger>
            </h3>
            <Panel className={classes.content} onFound={() => show(id)}>
              <p className={classes.answer}>{answer}</p>
            </Panel>
          </Ark.Item>
        </div>
      ))}
    </Ark.Root>
  );
}

const noneOpen: readonly string[] = [];

/** Whether the boot script has opened the answer. */
const isOpenOnPage = (id: string): boolean =>
  document.getElementById(`faq-${id}`)?.querySelector('[aria-expanded=true]') != null;

/** An answer that find-in-page can find while it is closed. */
function Panel({
  className,
  onFound,
  children,
}: {
  readonly className: string;
  readonly onFound: () => void;
  readonly children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = ref.current;
    if (!panel || !('onbeforematch' in panel)) return;
    // React knows `hidden` as on or off only, and Ark sets it once the answer has closed.
    const keepFindable = () => {
      if (panel.getAttribute('hidden') === '') panel.setAttribute('hidden', 'until-found');
    };
    keepFindable();
    const observer = new MutationObserver(keepFindable);
    observer.observe(panel, { attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const panel = ref.current;
    panel?.addEventListener('beforematch', onFound);
    return () => panel?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return (
    <Ark.ItemContent ref={ref} className={className}>
      {children}
    </Ark.ItemContent>
  );
}
