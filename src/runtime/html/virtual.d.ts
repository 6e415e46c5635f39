declare module 'virtual:boot' {
  /** The boot script, minified. */
  const boot: string;
  export default boot;
}
