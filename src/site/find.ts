/**
 * The entry of a list with this id.
 *
 * @param file where the list stands, for the message
 * @throws naming the id, the file and the ids in it, when there is none
 */
export function find<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
  file: string,
): Entry {
  const entry = list.find((candidate) => candidate.id === id);
  if (entry) return entry;
  const known = list.map((candidate) => candidate.id).join(', ');
  throw new Error(
    `There is no "${id}" in src/content/${file}; add it there, or name one of ${known}.`,
  );
}
