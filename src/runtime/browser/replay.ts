declare global {
  interface Window {
    /** The controls that were pressed before React was here; set by the boot script. */
    noughtlinePressed?: Set<HTMLElement> | undefined;
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Carries out, each once, the presses that came before React did. Links and
 * forms never come here, since the browser has already followed them. State
 * machines such as Ark's ignore a click on a control that they have not seen
 * focused, and a control focused before hydration counts as never focused: hence
 * blur, focus, click, and a short wait for React's effects.
 */
export async function replay(): Promise<void> {
  await frame();
  await frame();
  const pressed = window.noughtlinePressed ?? [];
  window.noughtlinePressed = undefined;
  for (const control of pressed) {
    if (!control.isConnected) continue;
    control.blur();
    control.focus({ preventScroll: true });
    await frame();
    control.click();
  }
}
