import 'react';

declare module 'react' {
  interface CSSProperties {
    /** What a style sheet reads of an element: places and lengths, in per cent, em or metres. */
    [name: `--${string}`]: string | number | undefined;
  }
}
