/**
 * The script of every page, the same on each, so that one hash in the Content-Security-Policy
 * allows it. No island takes its work over later.
 */
import { followChoices, restoreChoicesAndNumber } from '../parts/script/choices';
import { riseWhenSeen } from '../parts/script/rise';
import { showEnquireNow } from '../parts/script/show-enquire-now';
import { showTooltips } from './tooltips';

document.documentElement.dataset.js = '';
followChoices();
showTooltips();
/** One function of each page script, which may return one that answers presses: see `window.d.ts`. */
type PageStart = NonNullable<typeof window.pageStarts>[number];
let answers: readonly ReturnType<PageStart>[] = [];
/** Starts everything that needs the parsed page. */
function start(): void {
  restoreChoicesAndNumber();
  showEnquireNow();
  answers = (window.pageStarts ?? []).map((run) => run());
  riseWhenSeen();
}
addEventListener('DOMContentLoaded', start);

/** Answers a press on an island that waits for React, and returns whether it did. */
export default (event: Event): boolean => answers.some((answer) => answer?.(event));
