interface Window {
  /**
   * Starts what only one kind of page has, once it is parsed. Set by that page's own script. Returns what
   * answers a press until React does, and says whether it did.
   */
  startPage?: () => (button: HTMLElement) => boolean;
}
