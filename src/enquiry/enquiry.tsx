'use client';

import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { sendNumber, sentences } from '../content/enquiry-sentences';
import { type EnquiryState, untouched } from './enquiry-state';
import { followForm } from './follow-form';
import { offerNumber } from './offer-number';
import type { OverlayClasses, OverlayProps } from './overlay';

/**
 * As a field takes the focus, the island brings React, by which a marquee's pause on the same page
 * wakes too. The form posts natively, into a hidden iframe, so that the page stays; the island says
 * over the form, or in a sentence under it, what is known of the enquiry, which `next-state.ts`
 * decides.
 */
export const wake = 'focus with-react';

/** Wraps an enquiry form. Without script the form posts as usual and the service's page opens. */
export function Enquiry({
  email,
  phone,
  classes,
  overlay,
  hasOwnDesk,
  children,
}: {
  /** Our address and our number as it is shown: links in the sentences that name them. */
  readonly email: string;
  readonly phone: string;
  /** The classes of the sentence under the form, and of one that takes the place of its button. */
  readonly classes: Readonly<Record<'status' | 'answer', string>>;
  /** The overlay's link and classes. Without an overlay the sentence under the form says all. */
  readonly overlay?: {
    readonly sheet: OverlayProps['sheet'];
    readonly classes: OverlayClasses & Readonly<Record<'root' | 'behind', string>>;
  };
  readonly hasOwnDesk?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const [state, setState] = useState(untouched);
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const report = useRef<ReturnType<typeof followForm>>(null);
  /** What has the focus as the overlay opens: the button, which is then hidden, or a field. */
  const focused = useRef<HTMLElement>(null);
  const [Overlay, setOverlay] = useState<ComponentType<OverlayProps>>();
  /** Whether the overlay is rendered: a closed one is, until it has moved out. */
  const [isRendered, setIsRendered] = useState(false);
  const back = useRef<HTMLButtonElement>(null);
  /** The height of form and sentence in pixels, which they keep under an answer. */
  const [height, setHeight] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is there for good
  useEffect(() => {
    const form = root.current?.querySelector('form') as HTMLFormElement;
    offerNumber(form, sendNumber);
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
    report.current = followForm(form, {
      hasOwnDesk,
      refusedMessage: sentences.refused,
      show: (newState) => flushSync(() => setState(newState)),
      beforeShown: () => {
        focused.current = document.activeElement as HTMLElement;
        setHeight((root.current as HTMLElement).offsetHeight);
        if (isFetched) return;
        // Until an overlay comes this sentence says all; a phone's bar would cover it.
        status.current?.scrollIntoView({ block: 'nearest' });
        if (overlay) fetchOverlay();
      },
    });
  }, []);
  const isOpen = Overlay !== undefined && state.phase === 'shown';
  if (isOpen && !isRendered) setIsRendered(true);
  // Nothing is left for the visitor to do.
  const isOnItsWay = state.outcome === 'stored' || state.outcome === 'unknown';
  const isAnswered = !overlay && state.phase === 'shown' && isOnItsWay;
  useLayoutEffect(() => {
    // The form is the server's HTML, so that no style of this component can reach its button.
    const foot = submitIn(root).parentElement as HTMLElement;
    // A late answer takes the focus from nothing but the button that it hides.
    if (foot.matches(':focus-within')) back.current?.focus({ preventScroll: true });
    foot.style.display = isAnswered ? 'none' : '';
  }, [isAnswered]);
  const dismiss = () => {
    report.current?.({ type: 'dismissed' });
  };
  const sentence = (unknown: string) => withLink(sentenceFor(state, unknown), { email, phone });
  return (
    <div
      ref={root}
      className={overlay?.classes.root}
      style={isAnswered ? { minHeight: height } : undefined}
    >
      <div className={overlay?.classes.behind} data-blurred={isOpen || undefined}>
        {children}
      </div>
      {/* No paragraph: on the oxblood of home those are quiet. */}
      <div
        ref={status}
        role="status"
        className={isAnswered ? `${classes.status} ${classes.answer}` : classes.status}
        style={isAnswered ? { fontSize: '2em', marginTop: '34px' } : undefined}
      >
        {!isOpen && sentence(`${sentences.sent} ${sentences.unknown}`)}
      </div>
      {isAnswered && (
        <button
          ref={back}
          type="button"
          // Styled here, so that no style sheet carries a rule for a button that few visitors see.
          style={{ minHeight: '44px', textDecoration: 'underline' }}
          onClick={() => {
            dismiss();
            submitIn(root).focus();
          }}
        >
          {sentences.back}
        </button>
      )}
      {overlay && Overlay && isRendered && (
        <Overlay
          isOpen={isOpen}
          outcome={state.outcome}
          sentence={sentence(sentences.unknown)}
          sheet={overlay.sheet}
          classes={overlay.classes}
          focusAfter={() => focused.current}
          onDismiss={dismiss}
          onGone={() => setIsRendered(false)}
        />
      )}
    </div>
  );
}

/** A sentence in which our address or number, where it names one, is a link. */
function withLink(
  sentence: string,
  contacts: Readonly<Record<'email' | 'phone', string>>,
): ReactNode {
  const [before, name, after] = sentence.split(/\{(email|phone)\}/);
  if (!name) return before;
  const shown = contacts[name as keyof typeof contacts];
  const scheme = name === 'email' ? 'mailto' : 'tel';
  return (
    <>
      {before}
      {/* Styled here, so that no style sheet carries a rule for a link that few visitors see. */}
      <a href={`${scheme}:${shown.replace(/\s/g, '')}`} style={{ textDecoration: 'underline' }}>
        {shown}
      </a>
      {after}
    </>
  );
}

/** Runs a function when the browser is idle; in Safari, which cannot tell, after a second. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** The form's button, which is there for good. */
const submitIn = ({ current }: RefObject<HTMLElement | null>) =>
  (current as HTMLElement).querySelector('[type=submit]') as HTMLElement;

/**
 * What is known of the enquiry, in words.
 *
 * @param unknown the words where the outcome is unknown; under the form they also say that the
 *   enquiry was sent, which the overlay's title says already
 */
function sentenceFor(
  { phase, outcome, willRetry, storedAt }: EnquiryState,
  unknown: string,
): string {
  if (outcome === 'none') return '';
  if (phase === 'sending') return sentences.sending;
  if (willRetry) return sentences.trying;
  if (outcome === 'unknown') return unknown;
  return sentences[outcome].replace('{time}', storedAt);
}
