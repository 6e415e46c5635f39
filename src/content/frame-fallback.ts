/** The fallback text of a frame, for browsers without frames. */
export const frameFallback = 'Your browser does not support iframes.';
