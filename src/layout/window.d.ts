interface Window {
  /**
   * The scripts of single pages each add a function to this list, and the script of every page runs
   * them once the page is parsed. A function may return another, which answers a press on an
   * island that waits for React.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most functions return nothing
  pageStarts?: (() => ((event: Event) => boolean) | void)[];
}
