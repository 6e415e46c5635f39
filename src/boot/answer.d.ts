interface Window {
  /** Answers the presses that only one kind of page has, until React does; says whether it did. Set by that page's own script. */
  noughtlineAnswer?: (control: HTMLElement) => boolean;
}
