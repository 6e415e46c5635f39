/**
 * Find-in-page searches what is hidden this way and opens it; browsers without this value just hide
 * it.
 */
const FINDABLE = 'until-found';

/** The answer that a button controls, with `until-found` added to the type of `hidden`. */
const panelOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') as string) as Omit<
    HTMLElement,
    'hidden'
  > & { hidden: boolean | string };

/** Opens or closes an answer, as Ark's accordion does. Returns whether the button is a question. */
export function toggleAnswer(button: HTMLElement): boolean {
  const { ariaExpanded } = button;
  if (!ariaExpanded) return false;
  const panel = panelOf(button);
  const isOpen = ariaExpanded === 'false';
  button.ariaExpanded = `${isOpen}`;
  button.dataset.state = panel.dataset.state = isOpen ? 'open' : 'closed';
  panel.hidden = !isOpen && FINDABLE;
  return true;
}

/**
 * Opens the answer that the URL's fragment names, and lets find-in-page find and open the others.
 */
export function findAnswers(): void {
  const named = document.getElementById(location.hash.slice(1));
  for (const button of document.querySelectorAll<HTMLElement>('[aria-expanded]')) {
    const panel = panelOf(button);
    panel.hidden = FINDABLE;
    panel.addEventListener('beforematch', () => toggleAnswer(button));
    if (named?.contains(button)) toggleAnswer(button);
  }
}
