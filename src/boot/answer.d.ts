interface Window {
  /**
   * Starts what only one kind of page has, once it is parsed. Set by that page's own script.
   * Returns the function that handles a press until hydration and returns whether it did.
   */
  startPage?: () => (button: HTMLElement) => boolean;
}
