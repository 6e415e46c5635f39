declare module 'virtual:class-groups' {
  /** Groups of classes of which an element has all or none; see src/build/class-groups.ts. */
  const groups: readonly (readonly string[])[];
  export default groups;
}

declare module 'virtual:boot' {
  /** The script of every page, minified. */
  export const boot: string;
  /** The scripts that one kind of page inlines besides, minified. */
  export const article: string;
  export const blog: string;
  export const contact: string;
  export const lost: string;
  export const frame: string;
}
