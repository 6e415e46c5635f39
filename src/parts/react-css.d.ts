import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The value of a reading on its scale, as a percentage. */
    '--metres'?: string;
    '--at'?: string;
    /** Of a chart: places and lengths in per cent, room for labels, strength of a band. */
    '--x'?: string;
    '--y'?: string;
    '--from'?: string;
    '--length'?: string;
    '--nought'?: string;
    '--height'?: string;
    '--start'?: string;
    '--end'?: string;
    '--strength'?: number;
    /** Of the footer: how wide the name is, in em. */
    '--name'?: number;
    /** Of the map: room for a name. */
    '--w'?: string;
  }
}
