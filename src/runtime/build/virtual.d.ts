declare module 'virtual:class-groups' {
  /** Groups of classes of which an element has all or none; see src/build/class-groups.ts. */
  const groups: readonly (readonly string[])[];
  export default groups;
}

declare module 'virtual:boot' {
  /** The boot script, minified. */
  const boot: string;
  export default boot;
}
