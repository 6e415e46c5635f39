/**
 * What this site adds to the script that every page inlines, the same on each, so that one hash in the
 * policy allows it. Whatever runs or answers before React is started from here.
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
