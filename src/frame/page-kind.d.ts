interface Window {
  /**
   * Starts what only one kind of page has, once it is parsed. Set by that page's own script. May
   * return the function that answers a press on an island that waits for React.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most kinds answer nothing
  startPage?: () => ((event: Event) => boolean) | void;
}
