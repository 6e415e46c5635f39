/**
 * Lets so many tasks run at a time; the others wait their turn.
 *
 * @param count how many
 * @returns runs a task in the next free lane, and hands back what it makes
 */
export function lanes(count: number): <Made>(task: () => Promise<Made>) => Promise<Made> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    // Whoever ends hands its lane on, so that nobody else takes it meanwhile.
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
