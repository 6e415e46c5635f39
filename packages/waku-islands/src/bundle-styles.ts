import type { Rollup } from 'vite';

/** Matches a style sheet that is linked, not one that is imported as text or as an address. */
export const SHEET =
  /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)(?:\?(?!.*\b(?:inline|raw|url)\b)|$)/;

/** The style sheets of a chunk, at the addresses that pages link. */
export interface Styles {
  /** The style sheets of the chunk and its static imports. */
  readonly now: readonly string[];
  /** The style sheets of dynamic imports, each with the classes that it names. */
  readonly later: readonly (readonly [href: string, classes: readonly string[]])[];
}

/** The style sheets that Vite has made of the modules of a chunk and of what it imports. */
export function stylesOf(name: string, bundle: Rollup.OutputBundle, base: string): Styles {
  const sheetsOf = (chunks: readonly string[]) => [
    ...new Set(chunks.flatMap((chunk) => importedCss(bundle[chunk]))),
  ];
  const chunks = withImports(name, bundle);
  const later = chunks.flatMap((chunk) => importedLater(bundle[chunk]));
  return {
    now: sheetsOf(chunks).map((sheet) => base + sheet),
    later: sheetsOf(later.flatMap((chunk) => withImports(chunk, bundle))).map(
      (sheet) => [base + sheet, classesIn(bundle[sheet])] as const,
    ),
  };
}

/** A chunk's static imports and the chunk itself, in the order in which they run. */
export function withImports(
  name: string,
  bundle: Rollup.OutputBundle,
  found = new Set<string>(),
): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return [];
  found.add(name);
  return [...chunk.imports.flatMap((next) => withImports(next, bundle, found)), name];
}

type Output = Rollup.OutputBundle[string] | undefined;
/** The style sheets that Vite has made of a chunk's modules. */
const importedCss = (chunk: Output): string[] =>
  chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
/** The classes that a style sheet names. */
function classesIn(sheet: Output): string[] {
  const css = sheet?.type === 'asset' ? String(sheet.source) : '';
  return [...new Set(css.match(/(?<=\.)[a-zA-Z_][\w-]*/g))];
}
/** The chunks that a chunk imports dynamically. */
const importedLater = (chunk: Output): readonly string[] =>
  chunk?.type === 'chunk' ? chunk.dynamicImports : [];
