/** Returned where nothing failed. */
export const NOTHING = 'nothing was said';

/**
 * The message of the error that a piece of code throws.
 *
 * @param run the code, which may be asynchronous
 * @returns the message, or {@link NOTHING}
 */
export async function messageOf(run: () => unknown): Promise<string> {
  try {
    await run();
  } catch (error) {
    return (error as Error).message;
  }
  return NOTHING;
}
