/**
 * Copies on a press of `[data-copy]`: the page's address, or the text at the address that the
 * attribute names. The status beside it says how that went. `[data-share]` opens the system's share
 * sheet, where there is one.
 */
export function copyAndShareOnPress(): void {
  const url = document.querySelector<HTMLLinkElement>('[rel=canonical]')?.href as string;
  const shareButton = document.querySelector<HTMLElement>('[data-share]');
  if (shareButton) shareButton.hidden = !navigator.share;
  addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy],[data-share]');
    if (!button) return;
    const { copy, share } = button.dataset;
    const status = button.parentElement?.querySelector<HTMLElement>('[role=status]') as HTMLElement;
    try {
      if (share !== undefined) {
        await navigator.share({ title: share, url });
        return;
      }
      // Safari allows copying only within the press, so the text is promised, not awaited.
      const text = copy ? textAt(copy) : Promise.resolve(new Blob([url], PLAIN));
      await navigator.clipboard.write([new ClipboardItem({ [PLAIN.type]: text })]);
      status.textContent = status.dataset.copied as string;
    } catch (error) {
      // Closing the share sheet without a choice is not an error.
      if ((error as Error).name !== 'AbortError')
        status.textContent = `${status.dataset.failed} ${copy ? '' : url}`;
    }
  });
}

const PLAIN = { type: 'text/plain' };

async function textAt(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return new Blob([await response.text()], PLAIN);
}
