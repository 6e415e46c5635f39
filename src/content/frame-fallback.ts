/** What stands in a frame’s place in a browser without frames; the specified fallback text. */
export const frameFallback = 'Your browser does not support iframes.';
