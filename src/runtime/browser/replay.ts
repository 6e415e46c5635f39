const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Event replay: repeats each press and each submission from before hydration, once. State machines
 * such as Ark's ignore a click on a control whose `focusin` they have not received, and hydration
 * misses earlier ones. So `focusin` is dispatched again, and React's effects get two frames.
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

/** React listens to `focusin`; the focus does not move, so a screen reader says nothing. */
const announceFocus = (element: Element | null) =>
  element?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/**
 * Posts a held form natively: for a page that React fails to render.
 *
 * @returns whether there was one
 */
export function postHeldForm(): boolean {
  const form = [...(window.lazyQueue ?? [])].find((element) => element instanceof HTMLFormElement);
  window.lazyQueue = undefined;
  form?.submit();
  return form !== undefined;
}
