'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How long after a submission the overlay shows, in milliseconds, whatever its outcome. */
const DELAY = 1000;
const FRAME = 'enquiry-answer';

/** Texts and class names of the overlay. */
interface Props {
  readonly words: { readonly title: string; readonly text: string; readonly dismiss: string };
  readonly classes: {
    readonly stage: string;
    readonly behind: string;
    readonly dialog: string;
    readonly root: string;
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Shows the overlay over a form that was submitted. The form posts natively into a hidden frame, so
 * that the page stays; without script it posts as usual and the service's page opens. A submission
 * before hydration is held by the boot script and replayed.
 */
export function EnquiryAnswer({ words, classes, children }: Props) {
  const [open, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The frame is rendered only once something is sent: each is a document of its own.
  const [framed, setFramed] = useState(false);

  useEffect(() => {
    const form = stage.current?.querySelector('form');
    const submit = form?.querySelector<HTMLElement>('[type=submit]');
    if (!form || !submit) return;
    const onSubmit = (event: SubmitEvent) => {
      // One enquiry at a time: a second press before the overlay is dismissed is ignored.
      if (timer.current !== undefined) {
        event.preventDefault();
        return;
      }
      flushSync(() => setFramed(true));
      form.target = FRAME;
      // The delay starts at the press, which the boot script may have recorded long before
      // hydration.
      const { submitted } = form.dataset;
      const passed = submitted ? performance.now() - Number(submitted) : 0;
      delete form.dataset.submitted;
      timer.current = setTimeout(() => {
        // Where the focus goes back to: the form is about to be inert.
        const { activeElement } = document;
        focused.current = form.contains(activeElement) ? (activeElement as HTMLElement) : submit;
        setOpen(true);
      }, DELAY - passed);
    };
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('submit', onSubmit);
      form.removeAttribute('target');
      clearTimeout(timer.current);
      timer.current = undefined;
      setOpen(false);
    };
  }, []);

  const dismiss = () => {
    timer.current = undefined;
    setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    // Modal, so it is in the top layer: its position over the form is measured, and again on
    // resize.
    const measure = () => {
      const { left, top, width, height } = (stage.current as HTMLElement).getBoundingClientRect();
      setPlace({ left: left + window.scrollX, top: top + window.scrollY, width, height });
    };
    measure();
    dialog.current?.showModal();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      focused.current?.focus();
    };
  }, [open]);

  return (
    <div ref={stage} className={classes.stage}>
      <div className={classes.behind} inert={open}>
        {children}
      </div>
      {open && (
        <dialog
          ref={dialog}
          style={place}
          onCancel={dismiss}
          aria-labelledby="enquiry-answer-title"
          aria-describedby="enquiry-answer-text"
          className={classes.dialog}
        >
          <div className={classes.root}>
            <h2 id="enquiry-answer-title" className={classes.title}>
              {words.title}
            </h2>
            <p id="enquiry-answer-text" className={classes.text}>
              {words.text}
            </p>
            <button type="button" className={classes.button} onClick={dismiss}>
              {words.dismiss}
            </button>
          </div>
        </dialog>
      )}
      {framed && <iframe name={FRAME} title={words.title} hidden />}
    </div>
  );
}
