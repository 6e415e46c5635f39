/**
 * The entry of a list with this id.
 *
 * @throws naming the id and those that exist, when there is none
 */
export function find<Id extends string, Entry extends { readonly id: Id }>(
  list: readonly Entry[],
  id: Id,
): Entry {
  const entry = list.find((candidate) => candidate.id === id);
  if (entry) return entry;
  throw new Error(`There is no "${id}" among ${list.map((known) => known.id).join(', ')}.`);
}
