import {
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { animate } from 'motion/mini';
import { useEffect, useRef } from 'react';
import type { EnquiryWords } from '../content/enquiry-words';
import { prefersReducedMotion } from '../parts/script/choices';

export type OverlayClasses = Readonly<
  Record<
    | 'positioner'
    | 'panel'
    | 'title'
    | 'text'
    | 'description'
    | 'count'
    | 'foot'
    | 'button'
    | 'sheet',
    string
  >
>;

export interface OverlayProps {
  readonly isOpen: boolean;
  /** Whether the enquiry is known to be stored: only then is the home page's promise repeated. */
  readonly isStored: boolean;
  /** What is known of the enquiry. */
  readonly sentence: string;
  readonly words: EnquiryWords['overlay'];
  /** The link to the visitor's number as a sheet to print, for visitors who have one. */
  readonly sheet: { readonly label: string; readonly href: string };
  readonly classes: OverlayClasses;
  /** The element that gets the focus once the overlay is closed. */
  readonly focusAfter: () => HTMLElement | null;
  readonly onDismiss: () => void;
  readonly onGone: () => void;
}

/** The answer to an enquiry over its form: Ark's Dialog, moved in and out by Motion. */
export function Overlay({
  isOpen,
  isStored,
  sentence,
  words,
  sheet,
  classes,
  focusAfter,
  onDismiss,
  onGone,
}: OverlayProps) {
  const panel = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves as it opens and as it closes
  useEffect(() => {
    if (prefersReducedMotion() || !panel.current) {
      if (!isOpen) onGone();
      return;
    }
    const [from, to] = isOpen ? [0, 1] : [1, 0];
    const rise = ['translateY(16px)', 'none'];
    const moving = animate(
      panel.current,
      { opacity: [from, to], transform: isOpen ? rise : rise.toReversed() },
      { duration: 0.3 },
    );
    if (!isOpen) moving.then(onGone);
  }, [isOpen]);
  return (
    <DialogRoot
      open={isOpen}
      present
      closeOnInteractOutside={false}
      finalFocusEl={focusAfter}
      onOpenChange={onDismiss}
    >
      <Portal>
        <DialogPositioner className={classes.positioner}>
          <DialogContent ref={panel} className={classes.panel}>
            <DialogTitle className={classes.title}>{words.title}</DialogTitle>
            <DialogDescription asChild>
              <div className={classes.description}>
                <p className={classes.text}>{words.text}</p>
                {isStored && (
                  <p className={classes.count} data-from={words.from} data-word={words.nought} />
                )}
                {isStored && document.documentElement.hasAttribute('data-number') && (
                  <p>
                    <a className={classes.sheet} href={sheet.href}>
                      {sheet.label}
                    </a>
                  </p>
                )}
                <p role="status" className={classes.text}>
                  {sentence}
                </p>
              </div>
            </DialogDescription>
            <p className={classes.foot}>
              <DialogCloseTrigger className={classes.button}>{words.dismiss}</DialogCloseTrigger>
              {words.effect}
            </p>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
