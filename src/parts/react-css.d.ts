import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Custom properties that styles read: places and lengths, in per cent, em or metres. */
    [name: `--${string}`]: string | number | undefined;
  }
}
