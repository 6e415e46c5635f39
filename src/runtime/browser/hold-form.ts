import { queue } from './boot.ts';
import { hasReact } from './has-react.ts';

/** How long a form waits for React before it is posted without it, in milliseconds. */
const HOLD = 5000;

/**
 * Holds a submission until React is there, so that its island can answer; `replay.ts` repeats it. When
 * React does not come, the form posts natively. Whatever is pressed meanwhile, it is submitted once.
 * For pages that have such a form.
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
      // The island's answer is timed from here.
      form.dataset.submitted = `${performance.now()}`;
      queue(form);
      // A submission is a sign of intent of its own, where a password manager gave no other.
      form.elements[0]?.dispatchEvent(new Event('input', { bubbles: true }));
      setTimeout(() => {
        if (window.lazyQueue?.delete(form)) form.submit();
      }, HOLD);
    },
    true,
  );
  // The visitor has come back to the page that was posted from: it may be posted again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) isHeld = false;
  });
}
