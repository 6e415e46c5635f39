/** The browser's search finds what is hidden so, and opens it; browsers that know no such value hide it as ever. */
const FINDABLE = 'until-found';

/** The answer that a button controls. Its type leaves out a value that `hidden` takes. */
const panelOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-controls') as string) as Omit<
    HTMLElement,
    'hidden'
  > & { hidden: boolean | string };

/** Opens or closes the answer of a question, as Ark's accordion does. Returns whether the button is a question. */
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

/** Opens the answer that the address names, and lets the browser's search find and open the others. */
export function findAnswers(): void {
  const named = document.getElementById(location.hash.slice(1));
  for (const button of document.querySelectorAll<HTMLElement>('[aria-expanded]')) {
    const panel = panelOf(button);
    panel.hidden = FINDABLE;
    panel.addEventListener('beforematch', () => toggleAnswer(button));
    if (named?.contains(button)) toggleAnswer(button);
  }
}
