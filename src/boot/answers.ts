/** Opens or closes the answer of a question, as Ark's accordion does. Returns whether the button is a question. */
export function toggleAnswer(button: HTMLElement): boolean {
  if (!button.ariaExpanded) return false;
  const panel = document.getElementById(button.getAttribute('aria-controls') as string);
  if (!panel) return false;
  // `until-found` counts as hidden too.
  button.ariaExpanded = `${!!panel.hidden}`;
  button.dataset.state = panel.dataset.state = panel.hidden ? 'open' : 'closed';
  panel.hidden = !panel.hidden;
  return true;
}

/** Opens the answer that the address names. */
export function openTarget(): void {
  const button = document
    .getElementById(location.hash.slice(1))
    ?.querySelector<HTMLElement>('[aria-expanded=false]');
  if (button) toggleAnswer(button);
}
