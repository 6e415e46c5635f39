'use client';

import { useAtomValue, useStore } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryWords } from '../content/contact';
import { enquiryAtom } from '../store';
import { carryNumber } from './carry-number';
import type { EnquiryState } from './enquiry-state';
import type { OverlayClasses, OverlayProps } from './overlay';
import { postEnquiry } from './post-enquiry';

/**
 * The form posts natively, into a frame, so that the page stays. React says over the form, or in
 * a sentence under it, what is known of the enquiry, which `next-state.ts` decides.
 */
export const wake = 'focus';

/** Wraps an enquiry form. Without script the form posts as usual and the service's page opens. */
export function Enquiry({
  known,
  statusClass,
  overlay,
  confirms = false,
  children,
}: {
  readonly known: EnquiryWords['known'];
  /** The class of the sentence under the form. */
  readonly statusClass: string;
  /** The overlay's words and classes. Without an overlay the sentence under the form says all. */
  readonly overlay?: {
    readonly words: EnquiryWords['sent'];
    readonly sheet: OverlayProps['sheet'];
    readonly classes: OverlayClasses & { readonly behind: string };
  };
  /** Whether the service leads to a page of this site that says what has become of the enquiry. */
  readonly confirms?: boolean | undefined;
  /** The form. */
  readonly children: ReactNode;
}) {
  const store = useStore();
  const state = useAtomValue(enquiryAtom);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const send = useRef<ReturnType<typeof postEnquiry>>(null);
  /** The element that had the focus at the press: the button, which the overlay hides. */
  const focused = useRef<HTMLElement>(null);
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  /** Whether the overlay is on the page: once closed, it is still there until it has moved out. */
  const [isThere, setIsThere] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and words are there for good
  useEffect(() => {
    const form = root.current?.querySelector('form') as HTMLFormElement;
    carryNumber(form, known.number);
    let isFetched = false;
    const fetchOverlay = () =>
      import('./overlay').then(
        (code) => {
          isFetched = true;
          setOverlay(() => code.Overlay);
        },
        () => {},
      );
    if (overlay) whenIdle(fetchOverlay);
    send.current = postEnquiry(form, {
      confirms,
      refused: known.refused,
      read: () => store.get(enquiryAtom),
      write: (now) => flushSync(() => store.set(enquiryAtom, now)),
      onSecond: () => {
        focused.current = document.activeElement as HTMLElement;
        if (isFetched) return;
        // Until an overlay comes this sentence says all; a phone's bar would cover it.
        status.current?.scrollIntoView({ block: 'nearest' });
        if (overlay) fetchOverlay();
      },
    });
  }, []);
  const isOpen = Overlay !== undefined && state.phase === 'shown';
  if (isOpen && !isThere) setIsThere(true);
  return (
    <div ref={root}>
      <div className={overlay?.classes.behind} data-blurred={isOpen || undefined}>
        {children}
      </div>
      <p ref={status} role="status" className={statusClass}>
        {!isOpen && sentenceFor(state, known, `${known.sent} ${known.unknown}`)}
      </p>
      {overlay && Overlay && isThere && (
        <Overlay
          isOpen={isOpen}
          isStored={state.outcome === 'stored'}
          sentence={sentenceFor(state, known, known.unknown)}
          words={overlay.words}
          sheet={overlay.sheet}
          classes={overlay.classes}
          focusAfter={() => focused.current}
          onDismiss={() => void send.current?.({ type: 'dismissed' })}
          onGone={() => setIsThere(false)}
        />
      )}
    </div>
  );
}

/** Runs a function when the browser is idle; in Safari, which cannot tell, after a second. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/**
 * What is known of the enquiry, in words.
 *
 * @param unknown the words where nothing is known; only the overlay has already said that it was sent
 */
function sentenceFor(
  { phase, outcome, willRetry, at }: EnquiryState,
  known: EnquiryWords['known'],
  unknown: string,
): string {
  if (outcome === 'none') return '';
  if (phase === 'sending') return known.sending;
  if (willRetry) return known.trying;
  if (outcome === 'unknown') return unknown;
  return known[outcome].replace('{time}', at);
}
