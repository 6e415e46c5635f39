import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The value of a reading on its scale, as a percentage. */
    '--at'?: string;
  }
}
