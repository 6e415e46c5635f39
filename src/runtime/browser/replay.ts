const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Event replay: repeats each press and each submission that came before React did, once. State
 * machines such as Ark's ignore a click on a control that they have not seen focused, and one that
 * was focused before hydration counts as never focused. So the focus is announced again, and React's
 * effects get two frames.
 */
export async function replay(): Promise<void> {
  await frame();
  await frame();
  announceFocus(document.activeElement);
  const pressed = window.lazyQueue ?? [];
  window.lazyQueue = undefined;
  for (const element of pressed) {
    if (!element.isConnected) continue;
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else {
      announceFocus(element);
      await frame();
      element.click();
    }
  }
}

/** React listens to `focusin`; nothing moves and no screen reader speaks. */
const announceFocus = (element: Element | null) =>
  element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/**
 * Posts a form that is held for React without it: for a page that React fails to render.
 *
 * @returns whether there was one
 */
export function postHeldForm(): boolean {
  const form = [...(window.lazyQueue ?? [])].find((element) => element instanceof HTMLFormElement);
  window.lazyQueue = undefined;
  form?.submit();
  return form !== undefined;
}
