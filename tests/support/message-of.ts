/** What is returned in the place of a message where nothing failed. */
export const NOTHING = 'nothing was said';

/**
 * What a piece of code says as it fails.
 *
 * @param run the code, which may be asynchronous
 * @returns the message of its error, or {@link NOTHING}: that too can be compared with what is expected
 */
export async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return (error as Error).message;
  }
  return NOTHING;
}
