/**
 * Copies an address.
 *
 * @param status holds the words for either outcome
 * @returns whether it was copied
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

/**
 * Handles the button that copies the page's address until hydration. Returns whether the control is
 * that button.
 */
export function copyOnPress(control: HTMLElement): boolean {
  if (control.dataset.share === undefined) return false;
  const status = document.querySelector('[data-copied]') as HTMLElement;
  const page = document.querySelector('[rel=canonical]') as HTMLLinkElement;
  copyAddress(status, page.href).then((outcome) => {
    status.textContent = outcome;
  });
  return true;
}
