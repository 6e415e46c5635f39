/**
 * Copies an address.
 *
 * @param status holds the words for either outcome
 * @returns what came of it
 */
export async function copyAddress(status: HTMLElement, url: string): Promise<string> {
  const { copied = '', failed = '' } = status.dataset;
  try {
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    return `${failed} ${url}`;
  }
}

/** Answers the button that copies the page's address until React does. Returns whether the control is that. */
export function copyOnPress(control: HTMLElement): boolean {
  const status = document.querySelector<HTMLElement>('[data-copied]');
  const page = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (control.dataset.share === undefined || !status || !page) return false;
  copyAddress(status, page.href).then((outcome) => {
    status.textContent = outcome;
  });
  return true;
}
