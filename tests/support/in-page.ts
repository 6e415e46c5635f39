/*
 * Functions that run in the page, whatever drives the browser: they see nothing of their
 * surroundings here.
 */

/** By how many pixels the page is wider than its window. */
export const sidewaysScroll = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
