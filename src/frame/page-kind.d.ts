interface Window {
  /**
   * What only one kind of page has: each page script adds a function to the list, and the script of every page
   * runs them once the page is parsed. A function may return another that answers a press on an island that
   * waits for React.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most kinds answer nothing
  pageStarts?: (() => ((event: Event) => boolean) | void)[];
}
