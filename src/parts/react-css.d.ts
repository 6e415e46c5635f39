import 'react';

declare module 'react' {
  interface CSSProperties {
    /** A style attribute may set custom properties, which the styles read. */
    [name: `--${string}`]: string | number | undefined;
  }
}
