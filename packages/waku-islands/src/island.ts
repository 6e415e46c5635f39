import { cloneElement, type ReactElement } from 'react';
import { WAKE_PROP, type Wake } from './wake-strategies.ts';

export type { Wake } from './wake-strategies.ts';

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

export interface IslandProps {
  /** When the island wakes here, whatever its file says. */
  readonly wake: Wake;
  /** The island: one client component. */
  readonly children: ReactElement;
}

/**
 * Says in a server component when an island wakes here, whatever it waits for elsewhere:
 * `<Island wake="visible"><Chart /></Island>`.
 *
 * @throws where its child is no client component
 */
export function Island({ wake, children }: IslandProps): ReactElement {
  const { type } = children;
  if ((type as { $$typeof?: symbol } | undefined)?.$$typeof !== CLIENT_REFERENCE) {
    const name = typeof type === 'string' ? type : (type as { name?: string } | undefined)?.name;
    throw new Error(
      `<Island wake="${wake}"> has ${name ? `<${name}>` : 'something else'} as its child. Write one client component in it: the file that begins with 'use client'.`,
    );
  }
  return cloneElement(children, { [WAKE_PROP]: wake } as object);
}
