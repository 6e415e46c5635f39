/* Inlined into every page: the size that is kept on the device applies before the first paint, without React. */
try {
  document.documentElement.style.fontSize = `${100 + 10 * Number(localStorage.size ?? 0)}%`;
} catch {
  // Where storage is blocked, the page stays as the server made it.
}

export {};
