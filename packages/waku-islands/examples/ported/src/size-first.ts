/* Inlined into every page: what is kept on the device shows before the first paint, without React. */
try {
  document.documentElement.style.fontSize = `${100 + 10 * Number(localStorage.size ?? 0)}%`;
} catch {
  // Blocked storage: the page is as the server made it.
}

export {};
