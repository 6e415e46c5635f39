/** The characters that a name may begin with, and those that may follow. */
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = `${FIRST}0123456789_-`;
/**
 * Content blockers hide `ad…`; a short word in a page's data or in an island's code would count as a
 * use of its class.
 */
const BLOCKED =
  /^ad|^(?:am|an|as|at|be|by|do|go|he|id|if|in|is|it|me|my|no|of|on|or|px|so|to|up|us|we)$/i;

/**
 * Gives classes or variables names of one to three characters, the most used the shortest. Equal
 * counts are sorted by name, so that builds are reproducible.
 *
 * @param counts how often each name is used, by readable name
 * @param taken names that must not be given
 */
export function shortNames(
  counts: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const names = candidates(taken);
  return new Map(
    [...counts]
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([name]) => [name, names.next().value]),
  );
}

function* candidates(taken: ReadonlySet<string>): Generator<string, never> {
  for (let length = 1; ; length += 1) {
    for (const name of namesOf(length)) {
      if (!BLOCKED.test(name) && !taken.has(name)) yield name;
    }
  }
}

function* namesOf(length: number): Generator<string> {
  if (length === 1) {
    yield* FIRST;
    return;
  }
  for (const start of namesOf(length - 1)) {
    for (const last of REST) yield start + last;
  }
}

/** Panda's function that names a class by its conditions and its style. */
type ToHash = (path: string[]) => string;

/**
 * A function for Panda that names classes by a table of short names. Panda copies the function's text into
 * `styled-system/css/css.js`, so that text has to hold the names.
 *
 * @param names short names by readable ones
 */
export function namedBy(names: ReadonlyMap<string, string>): ToHash {
  const text = `((names) => (path) => {
    const name = names[path.join(":")]
    if (!name) throw new Error(path.join(":") + " is a style that was not extracted from the sources: write it as a literal in css(), cva() or sva().")
    return name
  })(${JSON.stringify(Object.fromEntries(names))})`;
  const toHash = (path: string[]): string => {
    const name = names.get(path.join(':'));
    if (!name) throw new Error(`${path.join(':')} has no class name.`);
    return name;
  };
  toHash.toString = () => text;
  return toHash;
}
