'use client';

import { useAtom } from 'jotai';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { EnquiryWords } from '../content/contact';
import { enquiryAtom } from '../parts/store';

/**
 * The form posts natively. React keeps the page meanwhile, shows the overlay (or a status line), and
 * tells what became of the enquiry where the service says so.
 */
export const wake = 'focus';

/** How long after a submission the overlay shows, in milliseconds, whatever its outcome. */
const DELAY = 1000;
/** After which pauses a lost enquiry is posted again, in milliseconds: for a minute. */
const RETRIES = [5000, 15_000, 40_000];
/** After which time without an answer an enquiry counts as lost, in milliseconds. */
const GIVE_UP = 20_000;
const FRAME = 'enquiry-answer';

interface Classes {
  readonly stage: string;
  readonly behind: string;
  readonly dialog: string;
  readonly root: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly status: string;
}

/** Around an enquiry form. Without script the form posts as usual and the service's page opens. */
export function Enquiry({
  words,
  classes,
  hasOverlay,
  confirms,
  children,
}: {
  readonly words: EnquiryWords;
  readonly classes: Classes;
  readonly hasOverlay: boolean;
  /** Whether the service leads to a page of this site that says whether it has stored the enquiry. */
  readonly confirms: boolean;
  /** The form. */
  readonly children: ReactNode;
}) {
  const [{ result, isShown }, setEnquiry] = useAtom(enquiryAtom);
  const [place, setPlace] = useState<CSSProperties>({});
  // The frame is rendered only once something is sent: each is a document of its own.
  const [isFramed, setFramed] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const later = (run: () => void, time: number) => void timers.current.push(setTimeout(run, time));
  const stopTimers = (from = 0) => {
    for (const timer of timers.current.splice(from)) clearTimeout(timer);
  };
  const formOf = () => stage.current?.querySelector('form') as HTMLFormElement;

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    // One enquiry at a time: a second press before the answer shows is ignored.
    if (result !== 'none' && !isShown) {
      event.preventDefault();
      return;
    }
    stopTimers();
    flushSync(() => {
      setFramed(true);
      setEnquiry({ result: 'sending', isShown: false });
    });
    const { activeElement } = document;
    focused.current = form.contains(activeElement)
      ? (activeElement as HTMLElement)
      : (event.submitter ?? form.querySelector('[type=submit]'));
    // The press may have been held long before React was there.
    const { held } = form.dataset;
    delete form.dataset.held;
    const passed = held ? performance.now() - Number(held) : 0;
    later(() => setEnquiry((now) => ({ ...now, isShown: true })), DELAY - passed);
    form.target = FRAME;
    if (!confirms) return;
    identify(form);
    later(() => settle('lost'), GIVE_UP);
  });

  /** Takes what became of the enquiry. */
  const settle = useEffectEvent((next: 'stored' | 'lost' | 'unknown') => {
    if (result === 'stored') return;
    if (next === 'stored') {
      formOf().reset();
      // The overlay's own second goes on.
      stopTimers(1);
    }
    if (next === 'lost' && result !== 'lost') {
      for (const pause of RETRIES) later(() => formOf().submit(), pause);
    }
    setEnquiry((now) => ({ result: next, isShown: now.isShown || next === 'lost' }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is there for good
  useEffect(() => {
    const form = formOf();
    const changed = () => form.querySelector('[name=id]')?.remove();
    form.addEventListener('submit', onSubmit);
    form.addEventListener('input', changed);
    return () => {
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('input', changed);
    };
  }, []);

  const isOpen = hasOverlay && isShown;
  useEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return;
    // Modal, so it is in the top layer: its position over the form is measured, and again on
    // resize.
    const measure = () => {
      const { left, top, width, height } = (stage.current as HTMLElement).getBoundingClientRect();
      setPlace({ left: left + window.scrollX, top: top + window.scrollY, width, height });
    };
    measure();
    box.showModal();
    appear(box);
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      focused.current?.focus();
    };
  }, [isOpen]);

  const isLost = result === 'lost';
  useEffect(() => {
    if (isOpen && isLost) dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [isOpen, isLost]);

  const dismiss = () => setEnquiry({ result: 'none', isShown: false });
  const said = isLost ? words.lost : words.sent;
  const status = isShown ? (result === 'sending' ? words.slow : words.status[result]) : '';
  return (
    <div ref={stage} className={classes.stage}>
      <div className={classes.behind} inert={isOpen}>
        {children}
      </div>
      {isOpen && (
        <dialog
          ref={dialog}
          style={place}
          // Not onCancel: a second Escape without a press between closes without that event.
          onClose={dismiss}
          aria-labelledby="enquiry-answer-title"
          aria-describedby="enquiry-answer-text"
          className={classes.dialog}
        >
          <div className={classes.root}>
            <h2
              id="enquiry-answer-title"
              className={classes.title}
              // Focusable only as the target: it would take the focus from the button.
              tabIndex={isLost ? -1 : undefined}
            >
              {said.title}
            </h2>
            <p
              id="enquiry-answer-text"
              className={classes.text}
              role={isLost ? 'alert' : undefined}
            >
              {said.text}
            </p>
            <button
              type="button"
              className={classes.button}
              aria-label={`${said.dismiss}: ${said.effect}`}
              onClick={dismiss}
            >
              {said.dismiss}
            </button>
          </div>
        </dialog>
      )}
      {!hasOverlay && (
        <p role="status" className={classes.status}>
          {status}
        </p>
      )}
      {isFramed && (
        <iframe
          name={FRAME}
          title={words.sent.title}
          hidden
          onLoad={({ currentTarget }) => {
            const next = resultIn(currentTarget);
            if (next) settle(next === 'unknown' && confirms ? 'lost' : next);
          }}
        />
      )}
    </div>
  );
}

/** Fades the overlay in. Its code is fetched only now; without it the overlay is simply there. */
async function appear(box: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { animate } = await import('motion/mini');
    animate(box, { opacity: [0, 1] }, { duration: 0.3 });
  } catch {}
}

/** What the page in the frame says; undefined before there is one. */
function resultIn({ contentWindow }: HTMLIFrameElement): 'stored' | 'lost' | 'unknown' | undefined {
  try {
    const { href, pathname } = (contentWindow as Window).location;
    if (href === 'about:blank') return undefined;
    if (/\/enquiry\/stored\/?$/.test(pathname)) return 'stored';
    return /\/enquiry\/lost\/?$/.test(pathname) ? 'lost' : 'unknown';
  } catch {
    // A page elsewhere, or the browser's own about an error.
    return 'unknown';
  }
}

/** Asks for an answer in the frame, and names the enquiry: sent twice, it is stored once. */
function identify(form: HTMLFormElement): void {
  const fields = { answer: 'frame', id: crypto.randomUUID() };
  for (const [name, value] of Object.entries(fields)) {
    if (form.querySelector(`[name=${name}]`)) continue;
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
}
