import {
  DialogCloseTrigger,
  DialogContent,
  DialogDescription,
  DialogRoot,
  DialogTitle,
} from '@ark-ui/react/dialog';
import { animate } from 'motion/mini';
import { type ReactNode, useEffect, useRef } from 'react';
import { overlay as words } from '../content/overlay-words';
import { prefersReducedMotion } from '../parts/script/choices';
import type { EnquiryState } from './enquiry-state';

export type OverlayClasses = Readonly<
  Record<
    | 'panel'
    | 'title'
    | 'text'
    | 'struck'
    | 'news'
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
  /** What has become of the enquiry; where it is lost, its sentence is struck out. */
  readonly outcome: EnquiryState['outcome'];
  /** What is known of the enquiry. */
  readonly sentence: ReactNode;
  /** The link to the visitor's number as a sheet to print, for visitors who have one. */
  readonly sheet: { readonly label: string; readonly href: string };
  readonly classes: OverlayClasses;
  /** The element that gets the focus once the overlay is closed. */
  readonly focusAfter: () => HTMLElement | null;
  readonly onDismiss: () => void;
  readonly onGone: () => void;
}

/** The outcomes that make the overlay's thanks untrue: they are struck out, and the news is large. */
const NOT_SENT: readonly EnquiryState['outcome'][] = ['lost', 'turnedAway'];

/** The answer to an enquiry in the place of its form: Ark's Dialog, moved in and out by Motion. */
export function Overlay({
  isOpen,
  outcome,
  sentence,
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
  const hasNumber = document.documentElement.hasAttribute('data-number');
  const isNotSent = NOT_SENT.includes(outcome);
  const said = (thanks: string) =>
    isNotSent ? <del className={classes.struck}>{thanks}</del> : thanks;
  // Where no outcome is known, the form still holds what was sent.
  const isNumberSent = document.querySelector('[name=nought]:checked') !== null;
  return (
    <DialogRoot
      open={isOpen}
      present
      closeOnInteractOutside={false}
      // Not the first link, whose frame would cut the sentence around it.
      initialFocusEl={() => panel.current?.querySelector('button') ?? null}
      finalFocusEl={focusAfter}
      onOpenChange={onDismiss}
    >
      <DialogContent ref={panel} className={classes.panel}>
        <DialogTitle className={isNotSent ? classes.text : classes.title}>
          {said(words.title)}
        </DialogTitle>
        <DialogDescription asChild>
          <div className={classes.description}>
            <p className={classes.text}>{said(words.text)}</p>
            {(outcome === 'stored' || (outcome === 'unknown' && isNumberSent)) && (
              <p className={classes.count} data-from={words.from} data-word={words.nought} />
            )}
            {hasNumber && !isNotSent && (
              <p>
                <a className={classes.sheet} href={sheet.href}>
                  {sheet.label}
                </a>
              </p>
            )}
            <p role="status" className={isNotSent ? classes.news : classes.text}>
              {sentence}
            </p>
          </div>
        </DialogDescription>
        <p className={classes.foot}>
          <DialogCloseTrigger className={classes.button}>{words.dismiss}</DialogCloseTrigger>
          {words.effect}
        </p>
      </DialogContent>
    </DialogRoot>
  );
}
