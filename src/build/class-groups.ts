import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Groups of classes of which an element has either all or none, each group in order of length and name. */
export type ClassGroups = readonly (readonly string[])[];

/** What Panda extracted from one file, as far as it is read here. */
interface Extracted {
  readonly css: Iterable<Call>;
  readonly cva: Iterable<Call>;
  readonly sva: Iterable<Call>;
}
interface Call {
  readonly data: readonly object[];
}
type Variants = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The classes of every element that extracted styles can dress: of each `css()` call, and of each
 * part of each recipe in each combination of its variants. They are asked of Panda's own generated
 * functions, so `styled-system/` has to be written.
 */
export async function elementsOf(files: readonly Extracted[]): Promise<string[]> {
  const path = pathToFileURL(resolve('styled-system/css/index.js')).href;
  const { css, cva, sva } = (await import(/* @vite-ignore */ path)) as {
    css: (styles: object) => string;
    cva: (recipe: object) => (variants: object) => string;
    sva: (recipe: object) => (variants: object) => Record<string, string>;
  };
  const each = (calls: Iterable<Call>) => [...calls].flatMap(({ data }) => data);
  return files.flatMap((file) => [
    ...each(file.css).map(css),
    ...each(file.cva).flatMap((recipe) => combinationsOf(recipe).map(cva(recipe))),
    ...each(file.sva).flatMap((recipe) => {
      const dress = sva(recipe);
      return combinationsOf(recipe).flatMap((variants) => Object.values(dress(variants)));
    }),
  ]);
}

/** Every combination of variants, including none. */
function combinationsOf(recipe: object): Record<string, string>[] {
  const { variants = {} } = recipe as { readonly variants?: Variants };
  const chosen: Record<string, string>[] = [{}];
  for (const [name, values] of Object.entries(variants)) {
    const more = Object.keys(values).map((value) =>
      chosen.map((one) => ({ ...one, [name]: value })),
    );
    chosen.push(...more.flat());
  }
  return chosen;
}

/**
 * Groups of classes that always occur on the same elements. Two recipes on one element change
 * nothing: it has the classes of both, and all or none of each group.
 *
 * @param elements the value of a class attribute each
 */
export function groupClasses(elements: readonly string[]): ClassGroups {
  const places = new Map<string, number[]>();
  for (const [place, classes] of elements.entries()) {
    for (const name of new Set(classes.split(' ').filter(Boolean))) {
      const before = places.get(name);
      if (before) before.push(place);
      else places.set(name, [place]);
    }
  }
  const groups = new Map<string, string[]>();
  for (const [name, list] of places) {
    const key = list.join();
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
}
