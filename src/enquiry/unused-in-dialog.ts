/*
 * In the place of the packages with which Ark's Dialog keeps the focus, scrolling and screen readers
 * in it: the overlay makes the page `inert` instead (see `src/build/vite.ts`).
 */
const none = (): undefined => undefined;

export {
  none as ariaHidden,
  none as preventBodyScroll,
  none as trackInteractOutside,
  none as trapFocus,
};
