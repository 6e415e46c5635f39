import { queue } from './boot.ts';
import { hasReact } from './has-react.ts';

/** How long a form waits for React before it is posted without it, in milliseconds. */
const HOLD = 5000;

/**
 * Delays a submission until React has hydrated, so that the form's island can handle it;
 * `replay.ts` replays it. When React does not load, the form posts natively. However often it is
 * pressed, it is submitted once. For pages that have such a form.
 */
export function holdForm(): void {
  let isHeld = false;
  addEventListener(
    'submit',
    (event) => {
      if (hasReact()) return;
      event.preventDefault();
      if (isHeld) return;
      isHeld = true;
      const form = event.target as HTMLFormElement;
      // The island's overlay is timed from here.
      form.dataset.submitted = `${performance.now()}`;
      queue(form);
      // Autofill by a password manager may fire no other sign: the submission itself starts
      // hydration.
      form.elements[0]?.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => {
        if (window.lazyQueue?.delete(form)) form.submit();
      }, HOLD);
    },
    true,
  );
  // The page was restored from the back/forward cache: the form may be posted again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isHeld = false;
  });
}
