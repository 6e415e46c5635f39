/**
 * The script that every page inlines, the same on each, so that one hash in the policy allows it.
 * Whatever runs or answers before React is started from here.
 */
import { waitForIntent } from '../runtime/browser/boot';
import { prefetchPages } from '../runtime/browser/prefetch';
import { findAnswers, toggleAnswer } from './answers';
import { followChoices, restoreChoices } from './choices';
import { riseWhenSeen } from './rise';
import { followScroll } from './threshold';

// Script runs here: what only React could open or move may be closed or hidden.
document.documentElement.dataset.js = '';
followChoices();
prefetchPages();
let answer: ReturnType<NonNullable<typeof window.startPage>> | undefined;
waitForIntent((button) => toggleAnswer(button) || answer?.(button));
addEventListener('DOMContentLoaded', () => {
  restoreChoices();
  followScroll();
  findAnswers();
  answer = window.startPage?.();
  riseWhenSeen(document.querySelectorAll<HTMLElement>('[data-rise]'));
});
