import { useState } from 'react';
import { hasReact } from '../runtime/react';

/**
 * State whose initial value is read during hydration from what the boot script has set on the page.
 * After hydration, and on the server, it is `initial`.
 *
 * @param read looks at the page
 */
export function useFound<Value>(read: () => Value, initial: Value) {
  return useState(() => (typeof document === 'undefined' || hasReact() ? initial : read()));
}
