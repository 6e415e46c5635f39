'use client';

import { useAtomValue, useStore } from 'jotai';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { EnquiryWords } from '../content/contact';
import { enquiryAtom } from '../parts/store';
import { carryNumber } from './carry-number';
import type { EnquiryState } from './enquiry-state';
import type { Box } from './overlay';
import { postEnquiry } from './post-enquiry';

/**
 * The form posts natively. React keeps the page meanwhile, and says over the form, or in a line under
 * it, what is known of the enquiry; `enquiry-state.ts` decides it.
 */
export const wake = 'focus';

/** At least so much of the window is the overlay's, in pixels, however little of the form is in it. */
const ROOM = 520;
/** Where it begins at the earliest: below the page's bar. */
const BAR = 76;
const IDS = { content: 'answer', title: 'answer-title', description: 'answer-text' } as const;

/** The overlay's words and the names of its parts. */
interface Over {
  readonly words: EnquiryWords['sent'];
  readonly classes: Readonly<
    Record<'behind' | 'box' | 'panel' | 'title' | 'text' | 'count' | 'foot' | 'button', string>
  >;
}

/** Around an enquiry form. Without script the form posts as usual and the service's page opens. */
export function Enquiry({
  known,
  status,
  over,
  confirms = false,
  children,
}: {
  readonly known: EnquiryWords['known'];
  /** The class of the line under the form. */
  readonly status: string;
  /** Without it the line says all. */
  readonly over?: Over;
  /** Whether the service leads to a page of this site that says what has become of the enquiry. */
  readonly confirms?: boolean | undefined;
  /** The form. */
  readonly children: ReactNode;
}) {
  const store = useStore();
  const state = useAtomValue(enquiryAtom);
  const stage = useRef<HTMLDivElement>(null);
  const send = useRef<ReturnType<typeof postEnquiry>>(null);
  /** What had the focus before the page became inert, which takes it away at a moment of its own. */
  const focused = useRef<HTMLElement>(null);
  /** The overlay from its second on until it has moved out, and where it stands. */
  const [overlay, setOverlay] = useState<{ readonly Box: Box }>();
  const [place, setPlace] = useState<CSSProperties>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and words are there for good
  useEffect(() => {
    const form = stage.current?.querySelector('form') as HTMLFormElement;
    // A press that was held sends what was seen.
    if (!form.dataset.held) carryNumber(form, known.number);
    let Fetched: Box | undefined;
    form.addEventListener('submit', () => {
      if (over)
        import('./overlay').then(
          (code) => (Fetched = code.Overlay),
          () => {},
        );
    });
    send.current = postEnquiry(form, {
      confirms,
      refused: known.refused ?? '',
      read: () => store.get(enquiryAtom),
      write: (now) => flushSync(() => store.set(enquiryAtom, now)),
      onSecond: () => {
        focused.current = document.activeElement as HTMLElement;
        if (over) setOverlay({ Box: Fetched ?? PlainBox });
        // On a phone the line would come under the bar.
        else stage.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
      },
    });
  }, []);
  const dismiss = () => void send.current?.({ type: 'dismissed' });

  const isOpen = overlay !== undefined && state.phase === 'shown';
  useLayoutEffect(() => {
    if (!isOpen) {
      // Not as the effect is undone: React puts the focus back to the overlay's button after that.
      focused.current?.focus({ preventScroll: true });
      focused.current = null;
      return;
    }
    const box = document.getElementById(IDS.content) as HTMLElement;
    const others = [...document.body.children].filter((other) => other !== box);
    for (const other of others) other.toggleAttribute('inert', true);
    box.querySelector('button')?.focus({ preventScroll: true });
    const follow = () => setPlace(placeOver(stage.current as HTMLElement));
    follow();
    for (const event of EVENTS) addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) removeEventListener(event, follow);
      for (const other of others) other.toggleAttribute('inert', false);
    };
  }, [isOpen]);

  const line = knownOf(state, known);
  return (
    <div ref={stage}>
      <div className={over?.classes.behind} inert={isOpen}>
        {children}
      </div>
      <p role="status" className={status}>
        {/* The overlay has said that it is sent. */}
        {!isOpen && (state.outcome === 'unknown' && line ? `${known.sent} ${line}` : line)}
      </p>
      {over &&
        overlay &&
        createPortal(
          <overlay.Box
            isOpen={isOpen}
            ids={IDS}
            onDismiss={dismiss}
            onGone={() => setOverlay(undefined)}
            className={over.classes.box}
            style={place}
          >
            <div className={over.classes.panel}>
              <h2 id={IDS.title} className={over.classes.title}>
                {over.words.title}
              </h2>
              <div id={IDS.description}>
                <p className={over.classes.text}>{over.words.text}</p>
                <p
                  className={over.classes.count}
                  data-from={over.words.from}
                  data-nought={over.words.nought}
                />
                <p role="status">{line}</p>
              </div>
              <p className={over.classes.foot}>
                <button type="button" className={over.classes.button} onClick={dismiss}>
                  {over.words.dismiss}
                </button>
                {over.words.effect}
              </p>
            </div>
          </overlay.Box>,
          document.body,
        )}
    </div>
  );
}

const EVENTS = ['resize', 'scroll'];

/** What is in the window of the form; more of it where that is little. */
function placeOver(stage: HTMLElement): CSSProperties {
  const { left, width, top, bottom } = stage.getBoundingClientRect();
  const room = Math.min(innerHeight, ROOM);
  const from = Math.min(Math.max(top, BAR), innerHeight - room);
  const most = Math.max(Math.min(bottom, innerHeight) - from, room);
  return { left, width, top: from, maxHeight: most };
}

/** What is known, in a line. */
function knownOf(
  { phase, outcome, isTrying, at }: EnquiryState,
  known: EnquiryWords['known'],
): string {
  if (phase === 'sending') return '';
  if (outcome === 'none') return phase === 'shown' ? known.none : '';
  return isTrying ? (known.trying ?? '') : (known[outcome] ?? '').replace('{time}', at);
}

/** The overlay where Ark's code has not come within the second: it is simply there. */
const PlainBox: Box = ({ isOpen, ids, onDismiss, onGone, ...rest }) => {
  useEffect(() => {
    if (!isOpen) return onGone();
    // Not the box's own: a press beside it takes the focus out of it.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <div
      id={ids.content}
      role="dialog"
      aria-modal="true"
      aria-labelledby={ids.title}
      aria-describedby={ids.description}
      tabIndex={-1}
      {...rest}
    />
  );
};
