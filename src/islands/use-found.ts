import { useState } from 'react';
import { hasReact } from '../runtime/react';

/**
 * State that starts from what the boot script has made of the page, read during hydration. Once React
 * is there, and on the server, it starts from `initial`.
 *
 * @param read looks at the page
 */
export function useFound<Value>(read: () => Value, initial: Value) {
  return useState(() => (typeof document === 'undefined' || hasReact() ? initial : read()));
}
