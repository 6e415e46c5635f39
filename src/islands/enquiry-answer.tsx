'use client';

import { useAtom } from 'jotai';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { overlayAtom } from './store';

/** How long after a submission the answer shows, in milliseconds, whatever came of it. */
const DELAY = 1000;
const FRAME = 'enquiry-answer';

/** The words of the answer and the classes that dress it. */
interface Props {
  readonly words: { readonly title: string; readonly text: string; readonly dismiss: string };
  readonly classes: {
    readonly stage: string;
    readonly behind: string;
    readonly root: string;
    readonly title: string;
    readonly text: string;
    readonly button: string;
  };
  /** The form. */
  readonly children: ReactNode;
}

/**
 * Answers an enquiry over the form that sent it. The form posts natively into a
 * hidden frame, so that the page stays; without script it posts in the ordinary
 * way and the service answers. A submission before React is held by the boot script and repeated.
 */
export function EnquiryAnswer({ words, classes, children }: Props) {
  const [open, setOpen] = useAtom(overlayAtom);
  const stage = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A frame is a document of its own: there is none before something is sent.
  const [framed, setFramed] = useState(false);

  useEffect(() => {
    const form = stage.current?.querySelector('form');
    if (!form) return;
    const onSubmit = (event: SubmitEvent) => {
      // One enquiry at a time: a second press before the answer is dismissed sends nothing.
      if (timer.current !== undefined) {
        event.preventDefault();
        return;
      }
      flushSync(() => setFramed(true));
      form.target = FRAME;
      // The delay runs from the press, which the boot script may have seen long before React did.
      const { submitted } = form.dataset;
      const passed = submitted ? performance.now() - Number(submitted) : 0;
      delete form.dataset.submitted;
      timer.current = setTimeout(() => setOpen(true), DELAY - passed);
    };
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('submit', onSubmit);
      form.removeAttribute('target');
      clearTimeout(timer.current);
      timer.current = undefined;
      setOpen(false);
    };
  }, [setOpen]);

  const dismiss = useCallback(() => {
    timer.current = undefined;
    setOpen(false);
  }, [setOpen]);

  useEffect(() => {
    if (!open) return;
    button.current?.focus();
    // On the document, since a click beside the answer takes the focus out of it.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss();
      if (event.key !== 'Tab') return;
      event.preventDefault();
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      stage.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    };
  }, [open, dismiss]);

  return (
    <div ref={stage} className={classes.stage}>
      <div className={classes.behind} inert={open}>
        {children}
      </div>
      {open && (
        <div
          role="dialog"
          aria-modal="true"
          aria-labelledby="enquiry-answer-title"
          aria-describedby="enquiry-answer-text"
          className={classes.root}
        >
          <h2 id="enquiry-answer-title" className={classes.title}>
            {words.title}
          </h2>
          <p id="enquiry-answer-text" className={classes.text}>
            {words.text}
          </p>
          <button ref={button} type="button" className={classes.button} onClick={dismiss}>
            {words.dismiss}
          </button>
        </div>
      )}
      {framed && <iframe name={FRAME} title={words.title} hidden />}
    </div>
  );
}
