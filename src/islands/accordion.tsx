'use client';

import { Accordion as Ark } from '@ark-ui/react/accordion';
import { useCollapsibleContext } from '@ark-ui/react/collapsible';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

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
 * Questions that open one by one or all at once. A `#faq-…` address opens its
 * own, and so does the browser's search, where it can look into closed answers.
 * Only what a hand opens or closes moves; the rest is there at once, so that
 * what was looked for stands still.
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
  const [open, setOpen] = useState<string[]>([]);
  const [still, setStill] = useState(true);

  const show = useCallback((id: string) => {
    setStill(true);
    setOpen((before) => (before.includes(id) ? before : [...before, id]));
  }, []);

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
      value={open}
      onValueChange={({ value }) => {
        setStill(value.some((id) => !open.includes(id) && openedEarly(id)));
        setOpen(value);
      }}
    >
      {items.map(({ id, question, answer }) => (
        // The target of links; Ark gives its own element an id of its own.
        <div key={id} id={`faq-${id}`} className={classes.item}>
          <Ark.Item value={id}>
            <h3>
              <Ark.ItemTrigger className={classes.trigger}>
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

/** Whether an answer that React has yet to open is seen already: the boot script opens what is pressed before React is here. */
function openedEarly(id: string): boolean {
  const panel = document.querySelector<HTMLElement>(`#faq-${id} [data-part=item-content]`);
  return panel !== null && !panel.hidden && panel.dataset.touched === undefined;
}

/** An answer that, while it is closed, the browser's search can still find. */
function Panel({
  className,
  onFound,
  children,
}: {
  readonly className: string;
  readonly onFound: () => void;
  readonly children: ReactNode;
}) {
  const { visible } = useCollapsibleContext();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    if (visible) panel.dataset.touched = '';
    // React knows `hidden` as on or off only.
    else if (panel.hidden && 'onbeforematch' in panel) panel.setAttribute('hidden', 'until-found');
  }, [visible]);

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
