/**
 * This site's part of the boot script, the same on every page, so that one hash in the
 * Content-Security-Policy allows it. Everything that runs before hydration starts here.
 */
import { findAnswers, toggleAnswer } from './answers';
import { followChoices, restoreChoices } from './choices';
import { riseWhenSeen } from './rise';
import { followScroll } from './threshold';

followChoices();
let answer: ReturnType<NonNullable<typeof window.startPage>> | undefined;
addEventListener('DOMContentLoaded', () => {
  restoreChoices();
  followScroll();
  findAnswers();
  answer = window.startPage?.();
  riseWhenSeen(document.querySelectorAll<HTMLElement>('[data-rise]'));
});

/** Answers a press until React does. Returns whether it did. */
export default (button: HTMLElement): unknown => toggleAnswer(button) || answer?.(button);
