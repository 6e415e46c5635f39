declare module 'virtual:boot' {
  /** The script of every page, minified. */
  export const boot: string;
  /** The scripts that one kind of page inlines besides, minified. */
  export const article: string;
  export const blog: string;
  export const contact: string;
  export const lost: string;
}
