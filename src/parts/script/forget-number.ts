import { keepNumber } from './visitor-number';

/** Answers the buttons that forget the visitor's number. */
export function forgetOnPress(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-forget]'))
    button.onclick = () => keepNumber(undefined);
}
